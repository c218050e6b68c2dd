import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import { isDeepStrictEqual } from 'node:util';
import { describeWithTables } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addBox } from '../testing/test-box.ts';
import { addParty } from '../testing/test-party.ts';
import { openTestBank, type Client } from '../testing/test-bank.ts';
import { type PartyRole, partyRoles } from '#contract/procedures/access-terms.ts';
import { grantingRoles, areasOf, mayCall } from './role-policy.ts';

const forMembers = proceduresOf(contract).filter(({ meta }) => meta.area !== 'public');
const nothingHere = {
  code: 'NOT_FOUND',
  status: 404,
  message: 'There is nothing here under that name.',
  defined: true,
};

/** The bank's refusal of the request; null where it answers. The form of the request is wrong for nearly all. */
async function refusalOf(client: Client, name: string): Promise<unknown> {
  const call = name
    .split('.')
    .reduce<unknown>((level, key) => (level as Record<string, unknown>)[key], client);
  try {
    await (call as (input: unknown, options: unknown) => Promise<unknown>)(42, {
      signal: AbortSignal.abort(),
    });
    return null;
  } catch (error) {
    const { code, status, message, defined } = error as Record<string, unknown>;
    return { code, status, message, defined };
  }
}

describeWithTables(['node-sqlite'], 'what each role may do', ({ open }) => {
  async function signedInAs(role: PartyRole) {
    const bank = await openTestBank(await open<Tables>());
    const [owner, person] = [await bank.addMember(), await bank.addMember()];
    await addBox(bank.dependencies, owner);
    await addParty(bank, owner, person, { role });
    const caller = await bank.callerOf(person);
    caller.membershipId = owner.membershipId;
    return { bank, client: bank.clientFor(caller) };
  }

  test.each(partyRoles)('%s: each procedure is let through or is not there', async (role) => {
    const { bank, client } = await signedInAs(role);
    const refused: string[] = [];
    for (const { name } of forMembers) {
      if (isDeepStrictEqual(await refusalOf(client, name), nothingHere)) refused.push(name);
    }
    const barred = forMembers.filter(({ meta }) => !mayCall(role, meta.area));
    expect(refused).toEqual(barred.map(({ name }) => name));
    expect(bank.log.lines).toEqual([]);
  });

  test('a viewer sees the accounts of the membership, and changes nothing in it', async () => {
    const { bank, client } = await signedInAs('viewer');
    const { accounts } = await client.accounts.list();
    expect(accounts.map(({ balance }) => balance)).toEqual([1_000_00, 500_00]);
    const budget = { category: 'Groceries', amount: 100_00 } as never;
    await expect(client.budgets.set({ intentKey: bank.newKey(), budget })).rejects.toMatchObject(
      nothingHere,
    );
  });
});

test('R-T19 whose trusted contact is told of a payment are those who may name one', () => {
  expect(partyRoles.filter((role) => areasOf(role).includes('grant'))).toEqual(
    partyRoles.filter((role) => (grantingRoles as readonly PartyRole[]).includes(role)),
  );
});
