import type { Client, TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';
import { addParty } from './test-party.ts';

/** Makes the membership of that member one of a business. */
export async function makeBusiness({ store }: TestBank, owner: TestMember): Promise<void> {
  await store.db
    .updateTable('membership')
    .set({ business_name: 'Ruiz Tools LLC' })
    .where('id', '=', owner.membershipId)
    .execute();
}

/** A client of the person in the membership of the owner. */
export async function clientIn(
  bank: TestBank,
  person: TestMember,
  owner: TestMember,
): Promise<Client> {
  const caller = await bank.callerOf(person);
  caller.membershipId = owner.membershipId;
  return bank.clientFor(caller);
}

/** Somebody new in that role in the membership of the owner, and their client there. */
export async function addPersonIn(
  bank: TestBank,
  owner: TestMember,
  role: 'initiator' | 'approver',
  displayName = 'Lea Kim',
): Promise<{ member: TestMember; client: Client }> {
  const member = await bank.addMember({ displayName });
  await addParty(bank, owner, member, { role });
  return { member, client: await clientIn(bank, member, owner) };
}
