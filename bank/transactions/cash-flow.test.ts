import { isRefundable } from '#contract/transactions/filing-terms.ts';
import { Category, type SplitPart } from '#contract/transactions/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { internal } from '../testing/transfer-requests.ts';

const day = 86_400_000;

describeOnEveryStore('where the money of a month went', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-X5 R-D13 in any history the flows are the money in and out of the month, and the spending is that of the budgets', async () => {
    const { bank, member, client } = await prepare();
    const payment = fc.record({
      type: fc.constantFrom('credit', 'debit'),
      amount: fc.integer({ min: 2, max: 900_00 }),
      daysAgo: fc.integer({ min: 0, max: 70 }),
      category: fc.constantFrom(...Category.options.filter((one) => one !== 'Internal Transfer')),
      isSplit: fc.boolean(),
    } as const);
    for (const { daysAgo, isSplit, ...one } of fc.sample(payment, { numRuns: 40, seed: 5 })) {
      const { id } = await bank.addPayment(member, {
        ...one,
        at: bank.clock.now() - daysAgo * day,
      });
      if (isSplit && one.type === 'debit' && one.category === 'Groceries') {
        const parts = [
          { category: 'Health', amount: 1 },
          { category: 'Investment', amount: one.amount - 1 },
        ] as SplitPart[];
        await client.transactions.split({ id: id, parts });
      }
    }
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(50_00) });
    const { months } = await client.transactions.byMonth({ months: 3 });
    for (const { month, moneyIn, moneyOut, net } of months) {
      const flow = await client.transactions.cashFlow({ month });
      expect(flow).toMatchObject({ month, moneyIn, moneyOut, saved: net });
      const sumOf = (flows: typeof flow.income) =>
        flows.reduce((sum, { amount }) => sum + amount, 0);
      expect([sumOf(flow.income), sumOf(flow.purposes)]).toEqual([moneyIn, moneyOut]);
      const budgets = await client.budgets.month({ month: month });
      expect(flow.spent.at(-1)).toBe(budgets.spent);
      for (const { category, amount, count } of flow.purposes) {
        const type = isRefundable(category) ? 'all' : 'debit';
        const filter = { from: `${month}-01`, to: `${month}-31`, category, type } as never;
        const last = {
          ...(filter as object),
          to: month === '2026-02' ? '2026-02-28' : `${month}-31`,
        } as never;
        expect(await client.transactions.totals(last)).toMatchObject({ count, net: -amount });
      }
    }
    const [before, now] = [
      await client.transactions.cashFlow({ month: months[1]?.month }),
      await client.transactions.cashFlow({}),
    ];
    expect(now.spentBefore).toEqual(before.spent);
  });

  test('R-X5 a month that is not there is refused, and nobody sees another’s', async () => {
    const { bank, member, client } = await prepare();
    await bank.addPayment(member, { type: 'debit', amount: 5_00, at: bank.clock.now() });
    await expect(client.transactions.cashFlow({ month: '2099-01' })).rejects.toMatchObject({
      code: 'MONTH_NOT_THERE',
    });
    const stranger = await bank.clientOf(await bank.addMember());
    expect((await stranger.transactions.cashFlow({})).purposes).toEqual([]);
    expect(await stranger.transactions.subscriptions()).toEqual({ subscriptions: [] });
  });
});
