import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localMoment } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { accountOf, type TestMember } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const hour = 60 * 60_000;
const zone = 'America/New_York';
const notFound = { code: 'NOT_FOUND' };

async function sumUntil(bank: TestBank, accountId: string, day: string): Promise<number> {
  const entries = await bank.store.db
    .selectFrom('entry')
    .innerJoin('posting', 'posting.id', 'entry.posting_id')
    .select(['entry.amount', 'posting.at'])
    .where('entry.account_id', '=', accountId)
    .execute();
  return entries
    .filter(({ at }) => localMoment(at as never, zone).date <= day)
    .reduce((sum, { amount }) => sum + amount, 0);
}

async function toldAndSummed(bank: TestBank, member: TestMember, days: number) {
  const client = await bank.clientOf(member);
  const history = await client.accounts.balanceHistory({ days });
  const sums = history.accounts.map(async ({ account }) => {
    const { id } = accountOf(member, account);
    return await Promise.all(history.days.map((day) => sumUntil(bank, id, day)));
  });
  return {
    told: history.accounts.map(({ balances }) => balances),
    summed: await Promise.all(sums),
  };
}

describeOnEveryStore('balances over time', ({ name, open }) => {
  async function bankWithMember(start = '2026-03-02T15:00:00Z') {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, start });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('each day has the balance at its end, and the last one that of now', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = (moment: string) => Date.parse(moment);
    await bank.addPayment(member, { type: 'debit', amount: 40_00, at: at('2026-02-28T15:00:00Z') });
    await bank.addPayment(member, { type: 'credit', amount: 7_00, at: at('2026-03-01T15:00:00Z') });
    await bank.addPayment(member, { type: 'debit', amount: 1_00, at: at('2026-03-01T16:00:00Z') });
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(60_00) });
    expect(await client.accounts.balanceHistory({ days: 4 })).toEqual({
      days: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
      accounts: [
        { account: 'checking', balances: [1_000_00, 960_00, 966_00, 906_00] },
        { account: 'savings', balances: [500_00, 500_00, 500_00, 500_00] },
      ],
      total: [1_500_00, 1_460_00, 1_466_00, 1_406_00],
    });
  });

  test('a day begins and ends at midnight of the credit union, also where its clock changes', async () => {
    const { bank, member, client } = await bankWithMember('2026-03-10T15:00:00Z');
    // On March 8 the clock jumps: midnight is at five before, and at four after.
    for (const moment of ['2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z']) {
      await bank.addPayment(member, { type: 'debit', amount: 1_00, at: Date.parse(moment) });
    }
    await bank.addPayment(member, {
      type: 'debit',
      amount: 5_00,
      at: Date.parse('2026-03-09T04:00:00Z'),
    });
    const { days, accounts } = await client.accounts.balanceHistory({
      account: 'checking',
      days: 5,
    });
    expect(days[1]).toBe('2026-03-07');
    expect(accounts).toEqual([
      { account: 'checking', balances: [1_000_00, 999_00, 997_00, 992_00, 992_00] },
    ]);
  });

  test('money that came back counts from the day on which it came back', async () => {
    const { bank, member, client } = await bankWithMember();
    await bank.addPayment(member, { type: 'credit', amount: 500_00, at: bank.clock.now() });
    const { id } = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: external(1_500_00),
    });
    await bank.clock.leap(48 * hour);
    await bank.bank.staff.return(id, 'The account is closed');
    await bank.clock.leap(24 * hour);
    const { accounts } = await client.accounts.balanceHistory({ days: 5 });
    expect(accounts[0]?.balances).toEqual([1_000_00, 0, 0, 1_500_00, 1_500_00]);
    const { told, summed } = await toldAndSummed(bank, member, 2);
    expect(told).toEqual(summed);
  });

  test('R-E7 whatever is done, each balance is the sum of the entries until the end of its day', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            kind: fc.constantFrom('internal', 'zelle', 'pause'),
            amount: fc.integer({ min: 1, max: 300_00 }),
            hours: fc.integer({ min: 1, max: 70 }),
          }),
          { minLength: 3, maxLength: 10 },
        ),
        async (actions) => {
          const { bank, member, client } = await bankWithMember();
          for (const { kind, amount, hours } of actions) {
            if (kind !== 'pause') {
              const transfer = kind === 'internal' ? internal(amount) : zelle(amount);
              await Promise.allSettled([
                client.transfers.create({ intentKey: bank.newKey(), transfer }),
              ]);
            }
            await bank.clock.leap(hours * hour);
          }
          for (const days of [20, 2]) {
            const { told, summed } = await toldAndSummed(bank, member, days);
            expect(told).toEqual(summed);
          }
        },
      ),
      { numRuns: name === 'node-sqlite' ? 12 : 2 },
    );
  });

  test('only the account that was asked for answers, and nobody else’s does', async () => {
    const { bank, client } = await bankWithMember();
    const stranger = await bank.clientOf(await bank.addMember({ accounts: { holiday: 7_00 } }));
    const { accounts, total } = await client.accounts.balanceHistory({
      account: 'savings',
      days: 1,
    });
    expect(accounts).toEqual([{ account: 'savings', balances: [500_00] }]);
    expect(total).toEqual([500_00]);
    expect((await stranger.accounts.balanceHistory({ days: 1 })).total).toEqual([7_00]);
    await expect(stranger.accounts.balanceHistory({ account: 'savings' })).rejects.toMatchObject(
      notFound,
    );
    await expect(client.accounts.balanceHistory({ account: 'holiday' })).rejects.toMatchObject(
      notFound,
    );
  });

  test('a member without accounts has days and nothing on them', async () => {
    const { bank } = await bankWithMember();
    const client = await bank.clientOf(await bank.addMember({ accounts: {} }));
    expect(await client.accounts.balanceHistory({ days: 2 })).toEqual({
      days: ['2026-03-01', '2026-03-02'],
      accounts: [],
      total: [0, 0],
    });
  });
});
