import type { SpendingMonth } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { longSessions, openTestBank, type Client } from '../testing/test-bank.ts';

const march = '2026-03' as SpendingMonth;

describeOnEveryStore('budgets', ({ open }) => {
  /** On the second of March 2026, 10:00 AM in Albany. */
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const key = () => bank.newKey() as IntentKey;
    const set = (category: SpendingCategory, amount: number, intentKey = key()) =>
      client.budgets.set({ intentKey, budget: { category, amount } });
    const spend = (amount: number, at: string, category: SpendingCategory = 'Groceries') =>
      bank.addPayment(member, { type: 'debit', amount, at: Date.parse(at), category });
    return { bank, member, client, key, set, spend };
  }

  async function lineOf(client: Client, category: SpendingCategory, month?: SpendingMonth) {
    const { categories } = await client.budgets.month({ ...(month && { month }) });
    return categories.find((line) => line.category === category);
  }

  test('R-D13 a month’s spending is that of its days in the credit union’s time zone', async () => {
    const { client, spend } = await bankWithMember();
    await spend(1_00, '2026-03-01T04:59:59.999Z');
    await spend(2_00, '2026-03-01T05:00:00Z');
    await spend(4_00, '2026-03-02T14:00:00Z', 'Dining');
    expect(await lineOf(client, 'Groceries')).toMatchObject({ spent: 2_00 });
    expect(await lineOf(client, 'Dining')).toMatchObject({ spent: 4_00 });
    expect(await client.budgets.month({})).toMatchObject({ month: march, spent: 6_00, net: 6_00 });
    const february = '2026-02' as SpendingMonth;
    expect(await lineOf(client, 'Groceries', february)).toMatchObject({ spent: 1_00 });
  });

  test('R-D13 refunds are deducted; income and money between own accounts are no spending', async () => {
    const { bank, member, client, key, spend } = await bankWithMember();
    await spend(80_00, '2026-03-02T14:00:00Z');
    const credit = { type: 'credit', at: Date.parse('2026-03-02T14:30:00Z') } as const;
    await bank.addPayment(member, { ...credit, amount: 30_00, category: 'Refund' });
    await bank.addPayment(member, { ...credit, amount: 500_00, category: 'Income' });
    await client.transfers.create({
      intentKey: key(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 100_00 },
    });
    await bank.clock.advance(10_000);
    expect(await client.budgets.month({})).toMatchObject({
      spent: 80_00,
      refunds: 30_00,
      net: 50_00,
    });
  });

  test('R-D13 a transfer to others is spending while it is held, and none once it is cancelled', async () => {
    const { bank, member, client, key } = await bankWithMember();
    await bank.addPayment(member, {
      type: 'credit',
      amount: 5_000_00,
      at: Date.parse('2026-02-02T14:00:00Z'),
      category: 'Income',
    });
    const { id } = await client.transfers.create({
      intentKey: key(),
      transfer: {
        kind: 'zelle',
        from: 'checking',
        name: 'Ana Ruiz',
        email: 'ana.ruiz@example.com',
        purpose: 'goods',
        amount: 2_000_00,
      },
    });
    expect(await lineOf(client, 'Zelle')).toMatchObject({ spent: 2_000_00 });
    await bank.clock.advance(10_000);
    expect(await lineOf(client, 'Zelle')).toMatchObject({ spent: 2_000_00 });
    await client.transfers.cancel({ id });
    expect(await lineOf(client, 'Zelle')).toMatchObject({ spent: 0 });
  });

  test('R-D13 the average is that of the three months before, in whole cents', async () => {
    const { client, spend } = await bankWithMember();
    await spend(50_00, '2025-11-15T12:00:00Z');
    await spend(10_00, '2025-12-15T12:00:00Z');
    await spend(10_00, '2026-01-15T12:00:00Z');
    await spend(10_01, '2026-02-15T12:00:00Z');
    await spend(99_00, '2026-03-02T12:00:00Z');
    expect(await lineOf(client, 'Groceries')).toMatchObject({ spent: 99_00, average: 10_00 });
  });

  test('R-D13 a budget is set, changed and removed', async () => {
    const { client, key, set } = await bankWithMember();
    expect(await lineOf(client, 'Groceries')).toMatchObject({ budget: null });
    expect(await set('Groceries', 400_00)).toEqual({ category: 'Groceries', amount: 400_00 });
    await set('Dining', 100_00);
    expect(await lineOf(client, 'Groceries')).toMatchObject({ budget: 400_00 });
    await set('Groceries', 350_00);
    expect(await client.budgets.month({})).toMatchObject({ budgeted: { budget: 450_00 } });
    await client.budgets.remove({ intentKey: key(), category: 'Groceries' });
    expect(await lineOf(client, 'Groceries')).toMatchObject({ budget: null });
    await expect(
      client.budgets.remove({ intentKey: key(), category: 'Groceries' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', defined: true });
  });

  test('R-D13 a request that is repeated late does not undo what was asked since', async () => {
    const { client, key, set } = await bankWithMember();
    const [first, removal] = [key(), key()];
    await set('Groceries', 100_00, first);
    await set('Groceries', 200_00);
    expect(await set('Groceries', 100_00, first)).toMatchObject({ amount: 100_00 });
    expect(await lineOf(client, 'Groceries')).toMatchObject({ budget: 200_00 });
    await client.budgets.remove({ intentKey: removal, category: 'Groceries' });
    await set('Groceries', 300_00);
    await client.budgets.remove({ intentKey: removal, category: 'Groceries' });
    expect(await lineOf(client, 'Groceries')).toMatchObject({ budget: 300_00 });
    await expect(set('Dining', 100_00, first)).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
  });

  test('R-D13 the same budget ten times at once is set once', async () => {
    const { bank, member, key, set } = await bankWithMember();
    const one = key();
    await Promise.all(Array.from({ length: 10 }, () => set('Groceries', 100_00, one)));
    const audits = await bank.store.db
      .selectFrom('audit_record')
      .select('action')
      .where('log_id', '=', member.membershipId)
      .where('action', '=', 'budget-set')
      .execute();
    expect(audits).toHaveLength(1);
  });

  test.each([0, -1, 99, 100_000_001])(
    'R-D13 a budget of %i cents is refused, and nothing changes',
    async (amount) => {
      const { bank, set } = await bankWithMember();
      const before = await dumpTables(bank.store);
      await expect(set('Groceries', amount)).rejects.toMatchObject({
        code: 'BUDGET_OUT_OF_BOUNDS',
        data: { least: 1_00, most: 1_000_000_00 },
        defined: true,
      });
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );

  test.each([
    ['budget.amount', 'Groceries', 0.5],
    ['budget.amount', 'Groceries', 1e308],
    ['budget.category', 'Income', 1_00],
    ['budget.category', '<b>Groceries</b>', 1_00],
  ])('R-D13 a wrong %s is a bad request that names it', async (path, category, amount) => {
    const { set } = await bankWithMember();
    await expect(set(category as SpendingCategory, amount)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path }] },
    });
  });

  test('R-D13 a month ahead, or long past, is refused', async () => {
    const { client } = await bankWithMember();
    for (const month of ['2026-04', '2018-01'] as SpendingMonth[]) {
      await expect(client.budgets.month({ month })).rejects.toMatchObject({
        code: 'MONTH_OUT_OF_RANGE',
        data: { earliest: '2024-04', latest: march },
      });
    }
  });

  test('another member’s budgets and spending are theirs alone', async () => {
    const { bank, set, spend, key } = await bankWithMember();
    await set('Groceries', 100_00);
    await spend(10_00, '2026-03-02T12:00:00Z');
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await lineOf(stranger, 'Groceries')).toMatchObject({ spent: 0, budget: null });
    await expect(
      stranger.budgets.remove({ intentKey: key(), category: 'Groceries' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
