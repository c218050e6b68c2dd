import { isRefundable } from '#contract/transactions/filing-terms.ts';
import { cents } from '#contract/money/cents.ts';
import { Category, type SplitPart } from '#contract/transactions/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addCard, addCardEntry } from '../testing/test-card.ts';
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

  test('R-X5 R-D13 a purchase with a credit card is spent on its day, and the payment of its bill is not spent again', async () => {
    const { bank, member, client } = await prepare();
    const card = await addCard(bank.dependencies, member, { kind: 'credit' });
    const at = bank.clock.now();
    await bank.addPayment(member, { type: 'debit', amount: 40_00, category: 'Groceries', at });
    const bill = { type: 'debit', amount: 90_00, category: 'Transfer', at } as const;
    const { id } = await bank.addPayment(member, bill);
    const { posting_id: posting } = await bank.store.db
      .selectFrom('account_transaction')
      .select('posting_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const spentOn = async () => {
      const { categories, spent } = await client.budgets.month({});
      const { spent: byDay, moneyOut } = await client.transactions.cashFlow({});
      expect(byDay.at(-1)).toBe(spent);
      return {
        spent,
        moneyOut,
        purposes: categories.flatMap((one) => (one.spent === 0 ? [] : [[one.category, one.spent]])),
      };
    };
    expect(await spentOn()).toMatchObject({ spent: 130_00, moneyOut: 130_00 });
    await addCardEntry(bank.dependencies, card, {
      kind: 'payment',
      amount: -90_00,
      posting_id: posting,
    });
    for (const [kind, amount, category] of [
      ['purchase', 70_00, 'Groceries'],
      ['purchase', 25_00, 'Dining'],
      ['refund', -30_00, 'Groceries'],
    ] as const) {
      await addCardEntry(bank.dependencies, card, { kind, amount, category });
    }
    expect(await spentOn()).toEqual({
      spent: 105_00,
      moneyOut: 105_00,
      purposes: [
        ['Groceries', 80_00],
        ['Dining', 25_00],
      ],
    });
    const parts: SplitPart[] = [
      { category: 'Housing', amount: cents(60_00) },
      { category: 'Health', amount: cents(30_00) },
    ];
    await client.transactions.split({ id, parts });
    expect(await spentOn()).toMatchObject({ spent: 105_00 });

    const debit = await addCard(bank.dependencies, member, { kind: 'debit' });
    await addCardEntry(bank.dependencies, debit, { kind: 'purchase', amount: 12_00 });
    expect(await spentOn()).toMatchObject({ spent: 105_00 });
  });

  test('R-X3 R-X5 a category month by month is what the flows of each month have of it, and income is what came in', async () => {
    const { bank, member, client } = await prepare();
    const card = await addCard(bank.dependencies, member, { kind: 'credit' });
    await addCardEntry(bank.dependencies, card, {
      kind: 'purchase',
      amount: 70_00,
      category: 'Groceries',
    });
    for (const daysAgo of [0, 20, 50]) {
      const at = bank.clock.now() - daysAgo * day;
      const amount = 10_00 + daysAgo;
      await bank.addPayment(member, { type: 'debit', amount, category: 'Groceries', at });
      await bank.addPayment(member, { type: 'credit', amount, category: 'Income', at });
    }
    const groceries = await client.transactions.trend({ category: 'Groceries', months: 4 });
    expect(groceries.isIn).toBe(false);
    for (const { month, amount } of groceries.months.slice(1)) {
      const { purposes } = await client.transactions.cashFlow({ month });
      expect(purposes).toContainEqual(expect.objectContaining({ category: 'Groceries', amount }));
    }
    expect(groceries.months.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    const income = await client.transactions.trend({ category: 'Income', months: 3 });
    expect(income.isIn).toBe(true);
    expect(income.months.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_70);
    const stranger = await bank.clientOf(await bank.addMember());
    const theirs = await stranger.transactions.trend({ category: 'Groceries' });
    expect(theirs.months).toHaveLength(12);
    expect(theirs.months.every(({ amount }) => amount === 0)).toBe(true);
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
