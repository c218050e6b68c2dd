import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { describe, expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { balancesOf, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { type TestMember, addProfile } from '../testing/test-member.ts';
import { addParty, endParty } from '../testing/test-party.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';

const nothingHere = { code: 'NOT_FOUND', status: 404, defined: true };

describeOnEveryStore('a party to the membership of somebody else', ({ open }) => {
  async function bankWithTwo() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const owner = await bank.addMember({ accounts: { checking: 100_00 } });
    const person = await bank.addMember({ accounts: { checking: 7_00 } });
    return { bank, owner, person };
  }

  async function clientOf(bank: TestBank, person: TestMember, membership: TestMember) {
    const caller = await bank.callerOf(person);
    caller.membershipId = membership.membershipId;
    return bank.clientFor(caller);
  }

  test('a request that names no membership is for the person’s own', async () => {
    const { bank, owner, person } = await bankWithTwo();
    await addParty(bank, owner, person, { role: 'joint-owner', from_at: 0 });
    expect(await balancesOf(await bank.clientOf(person))).toEqual({ checking: 7_00 });
    expect(await balancesOf(await clientOf(bank, person, owner))).toEqual({ checking: 100_00 });
  });

  test('a membership of others says what one says that does not exist', async () => {
    const { bank, owner, person } = await bankWithTwo();
    for (const membershipId of [owner.membershipId, 'none', person.personId]) {
      const caller = await bank.callerOf(person);
      caller.membershipId = membershipId;
      const asked = bank.clientFor(caller).accounts.list();
      await expect(asked, membershipId).rejects.toMatchObject(nothingHere);
    }
  });

  describe.each<[string, { from_at?: number; until_at?: number }]>([
    ['begins later', { from_at: 9e12 }],
    ['has expired', { from_at: 0, until_at: 1 }],
  ])('a part that %s', (_, times) => {
    test('opens nothing', async () => {
      const { bank, owner, person } = await bankWithTwo();
      await addParty(bank, owner, person, { role: 'joint-owner', ...times });
      const client = await clientOf(bank, person, owner);
      await expect(client.accounts.list()).rejects.toMatchObject(nothingHere);
    });
  });

  test('a part that ends is over within a second, and so is its stream; the own membership stays', async () => {
    const { bank, owner, person } = await bankWithTwo();
    await addParty(bank, owner, person, { role: 'viewer', from_at: 0 });
    const client = await clientOf(bank, person, owner);
    const stream = await client.events.follow();
    const next = stream.next();
    await endParty(bank, owner, person);
    await bank.clock.advance(1_000);
    const owned = await bank.clientOf(owner);
    await owned.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) });
    expect(await next).toMatchObject({ done: true });
    await expect(client.accounts.list()).rejects.toMatchObject(nothingHere);
    expect(await balancesOf(await bank.clientOf(person))).toEqual({ checking: 7_00 });
  });

  test('a person without any membership left is signed out', async () => {
    const { bank, person } = await bankWithTwo();
    const client = await bank.clientOf(person);
    await client.accounts.list();
    await endParty(bank, person, person);
    await bank.clock.advance(1_000);
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test.each<PartyRole>(['viewer', 'initiator', 'approver', 'administrator'])(
    'a %s sends no money',
    async (role) => {
      const { bank, owner, person } = await bankWithTwo();
      await addParty(bank, owner, person, { role });
      const client = await clientOf(bank, person, owner);
      await expect(
        client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) }),
      ).rejects.toMatchObject(nothingHere);
      expect(await balancesOf(await bank.clientOf(owner))).toEqual({ checking: 100_00 });
    },
  );

  test('each owner is told of what happens, reads it alone, and sees no sign-in of the other', async () => {
    const { bank, owner, person } = await bankWithTwo();
    await addProfile(bank.dependencies, owner, { email: 'one@example.com' });
    await addProfile(bank.dependencies, person, { email: 'two@example.com' });
    await addParty(bank, owner, person, { role: 'joint-owner' });
    const [one, two] = [await bank.clientOf(owner), await clientOf(bank, person, owner)];
    await one.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) });
    await bank.clock.advance(60_000);
    await bank.settle();
    const told = bank.dependencies.mailer.taken.filter(({ channel }) => channel === 'email');
    expect(new Set(told.map(({ to }) => to))).toEqual(
      new Set(['one@example.com', 'two@example.com']),
    );
    await one.events.markAllRead({ upTo: 1_000 });
    expect(await one.events.notices({ limit: 10 })).toMatchObject({ unread: 0 });
    expect(await two.events.notices({ limit: 10 })).toMatchObject({ unread: 1 });
    const kinds = (await two.events.recent({ limit: 10 })).events.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['transfer']));
  });

  test('the audit says who acted for the membership, and of the bank’s own work nobody', async () => {
    const { bank, owner, person } = await bankWithTwo();
    await addParty(bank, owner, person, { role: 'joint-owner' });
    const client = await clientOf(bank, person, owner);
    await client.budgets.set({
      intentKey: bank.newKey(),
      budget: { category: 'Dining', amount: 100_00 },
    });
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) });
    await bank.clock.advance(60_000);
    await bank.settle();
    const payee = { name: 'City Gas', accountNumber: '4440007778', category: 'Utilities' } as const;
    const { id } = await client.payees.add({ intentKey: bank.newKey(), payee });
    await client.payees.rename({ id, name: 'Town Gas' });
    await client.payees.remove({ id });
    await client.payees.restore({ id });
    const records = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'person_id'])
      .where('log_id', '=', owner.membershipId)
      .orderBy('sequence')
      .execute();
    const who = Object.fromEntries(records.map((one) => [one.action, one.person_id]));
    expect(who).toEqual({
      'budget-set': person.personId,
      'transfer-sent': person.personId,
      'transfer-completed': null,
      'payee-added': person.personId,
      'payee-renamed': person.personId,
      'payee-removed': person.personId,
      'payee-restored': person.personId,
    });
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
