import type { Insertable } from 'kysely';
import type { PartyRow } from '../parties/party-tables.ts';
import { insertParty } from '../parties/party-records.ts';
import type { TestBank, Client } from './test-bank.ts';
import type { TestMember } from './test-member.ts';

/** Makes the person a party to the membership of the owner, from now on where the change does not say otherwise. */
export async function addParty(
  { store, clock }: TestBank,
  owner: TestMember,
  person: TestMember,
  change: Pick<PartyRow, 'role'> & Partial<Insertable<PartyRow>>,
): Promise<void> {
  await insertParty(store.db, {
    membership_id: owner.membershipId,
    person_id: person.personId,
    from_at: clock.now(),
    until_at: null,
    granted_by: owner.personId,
    ...change,
  });
}

/** Ends the person's part in the membership of the owner now. */
export async function endParty(
  { store, clock }: TestBank,
  owner: TestMember,
  person: TestMember,
): Promise<void> {
  await store.db
    .updateTable('party')
    .set({ until_at: clock.now() })
    .where('membership_id', '=', owner.membershipId)
    .where('person_id', '=', person.personId)
    .execute();
}

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
