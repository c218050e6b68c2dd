import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { isRefundable } from '#contract/transactions/filing-terms.ts';
import {
  SpendingCategory,
  type Totals,
  type TransactionFilterInput,
} from '#contract/transactions/transactions.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { open as openNodeSqlite } from '#stores/node-sqlite/open.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import type { Tables } from '../tables.ts';
import { balancesOf, type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

function daysOf(month: string): TransactionFilterInput {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

function moved({ moneyIn, moneyOut }: Pick<Totals, 'moneyIn' | 'moneyOut'>) {
  return [moneyIn, moneyOut];
}

/** The sums of the transactions with the separate sums added, or taken out. */
function withApart(totals: Totals, sign: 1 | -1, apart: 'betweenOwn' | 'cameBack') {
  return [
    totals.moneyIn + sign * totals[apart].moneyIn,
    totals.moneyOut + sign * totals[apart].moneyOut,
  ];
}

/** The dashboard's money in and out by month is that of the transactions without the separate sums. */
async function expectDashboardToAgree(client: Client, count: number): Promise<void> {
  for (const { month, betweenOwn, ...flow } of (
    await client.transactions.byMonth({ months: count })
  ).months) {
    const totals = await client.transactions.totals(daysOf(month));
    expect(moved(flow), month).toEqual(withApart(totals, -1, 'betweenOwn'));
    expect(totals.betweenOwn, month).toEqual(betweenOwn);
  }
}

/** Each statement has the transactions of its account, and the money that came back. */
async function expectStatementsToAgree(client: Client): Promise<string[]> {
  const differing: string[] = [];
  for (const { account, months } of (await client.statements.list()).archives) {
    for (const month of months) {
      const statement = await client.statements.get({ account, month });
      const totals = await client.transactions.totals({ ...daysOf(month), account });
      expect(moved(statement), `${account} ${month}`).toEqual(withApart(totals, 1, 'cameBack'));
      if (statement.moneyOut !== totals.moneyOut) {
        differing.push(`${account} ${month}`);
      }
    }
  }
  return differing;
}

/** Spending and other outflows together are the money out of the same filter, with the change that the cards make. */
async function expectSpendingToAgree(client: Client, filter: TransactionFilterInput) {
  const { spent, categories, notSpent, cards } = await client.transactions.spending(filter);
  const { moneyOut } = await client.transactions.totals(filter);
  const rest = notSpent.reduce((sum, { amount }) => sum + amount, 0);
  const byCard = cards.bought - cards.leftOut;
  expect(spent + rest - byCard, JSON.stringify(filter)).toBe(moneyOut);
  expect(categories.reduce((sum, one) => sum + one.spent, 0)).toBe(spent);
  return { spent, byCard, moneyOut };
}

/** The spending of a month is one sum wherever it is told. */
async function expectOneSpending(client: Client, month: LocalMonth): Promise<void> {
  const flow = await client.transactions.cashFlow({ month });
  const ring = await client.transactions.spending({ ...daysOf(month), range: 'all' });
  const budgets = await client.budgets.month({ month });
  const moreBack = flow.income.filter(({ category }) => isRefundable(category));
  const inSankey = [...flow.purposes, ...moreBack.map((one) => ({ ...one, amount: -one.amount }))]
    .filter(({ category }) => SpendingCategory.safeParse(category).success)
    .reduce((sum, { amount }) => sum + amount, 0);
  expect({ month, ring: ring.spent, budgets: budgets.spent, inSankey }).toEqual({
    month,
    ring: flow.spent.at(-1),
    budgets: flow.spent.at(-1),
    inSankey: flow.spent.at(-1),
  });
  expect(ring.cards.bought, month).toBeGreaterThan(0);
  if (month === flow.months[0]) return;
  const { letter } = await client.transactions.letter({ month });
  expect(letter?.of).toEqual({ month, moneyIn: flow.moneyIn, moneyOut: flow.moneyOut });
}

const filters: readonly TransactionFilterInput[] = [
  { range: '1year' },
  { range: 'all' },
  { range: '90days', account: 'savings' },
  { range: 'all', type: 'credit' },
  { range: 'all', search: 'transfer' },
  { range: 'all', category: 'Internal Transfer' },
  { range: 'all', status: 'completed' },
];

describe('one meaning of money in and money out', () => {
  test('R-X5 R-D8 every figure of the sample member is told from the others by what is named beside it', async () => {
    const store = await openNodeSqlite<Tables>({ path: ':memory:' });
    const bank = await openTestBank(store, { start: '2026-11-23T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor(sample.username)));
    await expectDashboardToAgree(client, 24);
    expect((await client.transactions.totals(daysOf('2026-11'))).betweenOwn.moneyIn).not.toBe(0);
    expect(await expectStatementsToAgree(client)).toContain('checking 2025-02');
    const february = { account: 'checking' as AccountId, month: '2025-02' as StatementMonth };
    expect(await client.statements.get(february)).toMatchObject({
      moneyIn: 11_712_04,
      moneyOut: 9_050_93,
    });
    expect(
      await client.transactions.totals({ ...daysOf('2025-02'), account: february.account }),
    ).toMatchObject({
      moneyIn: 9_837_04,
      moneyOut: 7_175_93,
      cameBack: { moneyIn: 1_875_00, moneyOut: 1_875_00 },
    });
    for (const filter of filters) {
      await expectSpendingToAgree(client, filter);
    }
    const year = await expectSpendingToAgree(client, { range: '1year' });
    expect(year.moneyOut).toBe(122_378_75);
    expect(year.spent - year.byCard).toBe(80_678_75);
    await store.close();
  });

  test('R-D13 R-X7 a month of the sample has one sum of spending in the ring, the flows, the budgets, its pace and its letter, with the purchases of the cards', async () => {
    const store = await openNodeSqlite<Tables>({ path: ':memory:' });
    const bank = await openTestBank(store, { start: '2026-11-23T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor(sample.username)));
    const { months } = await client.transactions.cashFlow({});
    expect(months.length).toBeGreaterThan(8);
    for (const month of months.slice(0, 8)) await expectOneSpending(client, month);
    await store.close();
  });

  test('R-X5 R-D8 so is every figure of any history, whatever came back and whenever', async () => {
    const action = fc.record({
      transfer: fc.constantFrom<(amount: number) => TransferRequestInput>(
        internal,
        zelle,
        external,
      ),
      amount: fc.constantFrom(10_00, 1_500_00, 2_345_67),
      ends: fc.constantFrom('wait', 'cancel', 'return'),
      days: fc.integer({ min: 0, max: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
        const store = await openNodeSqlite<Tables>({ path: ':memory:' });
        const bank = await openTestBank(store, {
          policy: longSessions,
          start: '2026-01-20T15:00:00Z',
        });
        const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 0 } });
        const client = await bank.clientOf(member);
        for (const { transfer, amount, ends, days } of actions) {
          const { id } = await client.transfers.create({
            intentKey: bank.newKey(),
            transfer: transfer(amount),
          });
          await bank.clock.leap(10_000 + days * 24 * 60 * 60_000);
          const { status } = await client.transfers.get({ id });
          if (status === 'pending' && ends === 'cancel') await client.transfers.cancel({ id });
          if (status === 'pending' && ends === 'return') {
            await bank.bank.staff.return(id, 'The account is closed');
          }
        }
        await bank.clock.leap(40 * 24 * 60 * 60_000);
        const held = Object.values(await balancesOf(client)).reduce((sum, one) => sum + one, 0);
        expect((await client.transactions.totals({ range: 'all' })).net).toBe(held);
        await expectDashboardToAgree(client, 12);
        await expectStatementsToAgree(client);
        for (const filter of filters) {
          await expectSpendingToAgree(client, filter);
        }
        await bank.stop();
        await store.close();
      }),
      { seed: 20_261_123, numRuns: 12 },
    );
  });
});
