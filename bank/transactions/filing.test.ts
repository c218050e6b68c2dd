import type { TransactionId } from '#contract/text/ids.ts';
import { purposes } from '#contract/transactions/filing-terms.ts';
import type {
  Category,
  SplitPart,
  TransactionFilterInput,
} from '#contract/transactions/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { readCsv } from '../testing/read-csv.ts';
import { type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { wholeFiles } from '../testing/whole-files.ts';

const day = 86_400_000;

describeOnEveryStore('what transactions are filed under', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    let payments = 0;
    const pay = async (
      description: string,
      amount: number,
      category: Category = 'Shopping',
      daysAgo = 1,
    ) => {
      payments += 1;
      const at = bank.clock.now() - daysAgo * day - payments;
      const { id } = await bank.addPayment(member, {
        type: 'debit',
        amount,
        at,
        description,
        category,
      });
      return id as TransactionId;
    };
    const categoryOf = async (id: TransactionId) =>
      (await client.transactions.get({ id })).category;
    return { bank, member, client, pay, categoryOf };
  }

  const spentOn = async (client: Client, category: Category) => {
    const { categories } = await client.transactions.spending({ range: 'all' });
    return categories.find((one) => one.category === category)?.spent ?? 0;
  };

  test('R-E3 A member files one transaction elsewhere, and every sum, search and file says so', async () => {
    const { bank, client, pay, categoryOf } = await prepare();
    const id = await pay('Wren Pharmacy', 27_45);
    await pay('Wren Pharmacy', 10_00);
    expect(await client.transactions.file({ id, category: 'Health' })).toEqual({
      category: 'Health',
      changed: 1,
    });
    expect(await categoryOf(id)).toBe('Health');
    expect([await spentOn(client, 'Health'), await spentOn(client, 'Shopping')]).toEqual([
      27_45, 10_00,
    ]);
    expect(await client.transactions.totals({ category: 'Health' })).toMatchObject({
      count: 1,
      moneyOut: 27_45,
    });
    const found = async (search: string) =>
      (await client.transactions.search({ search })).transactions.length;
    expect([await found('health'), await found('shopping')]).toEqual([1, 1]);
    const rows = readCsv((await wholeFiles(client).exportCsv({ category: 'Health' })).csv);
    expect(rows.map((row) => row[3])).toEqual(['Category', 'Health']);
    const { categories } = await client.budgets.month({});
    expect(categories.find(({ category }) => category === 'Health')?.spent).toBe(27_45);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 A member files several at once, and those that cannot be filed so stay as they were', async () => {
    const { bank, client, pay, categoryOf } = await prepare();
    const bought = [
      await pay('Wren Pharmacy', 27_45),
      await pay('Wren Pharmacy', 10_00, 'Dining', 40),
      await pay('Oak Gym', 30_00, 'Health', 2),
    ];
    const split = await pay('Harvest Lane Co-op', 100_00, 'Groceries');
    const parts = [
      { category: 'Health', amount: 70_00 },
      { category: 'Groceries', amount: 30_00 },
    ] as SplitPart[];
    await client.transactions.split({ id: split, parts });
    const stranger = await bank.clientOf(await bank.addMember({ accounts: { checking: 1_00 } }));
    const ids = [...bought, split];
    const filing = { ids, category: 'Health' } as const;
    expect(await stranger.transactions.fileSeveral(filing)).toEqual({
      changed: 0,
      refused: ids.map((id) => ({ id, why: 'NOT_FOUND' })),
    });
    const refused = [{ id: split, why: 'IS_SPLIT' }];
    expect(await client.transactions.fileSeveral(filing)).toEqual({ changed: 2, refused });
    expect(await client.transactions.fileSeveral(filing)).toEqual({ changed: 0, refused });
    expect(await Promise.all(bought.map(categoryOf))).toEqual(['Health', 'Health', 'Health']);
    expect(await spentOn(client, 'Health')).toBe(67_45 + 70_00);
    expect((await client.transactions.get({ id: split })).split).toEqual(parts);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 Always for a payee files what there is and what comes, but not what was filed alone', async () => {
    const { bank, client, pay, categoryOf } = await prepare();
    const [old, alone, newest] = [
      await pay('Oak Gym #4', 30_00, 'Shopping', 20),
      await pay('Oak Gym #4', 31_00, 'Shopping', 10),
      await pay('Oak Gym #7', 32_00, 'Shopping', 1),
    ];
    const other = await pay('Oak Gymnastics', 33_00);
    await client.transactions.file({ id: alone, category: 'Education' });
    expect(
      await client.transactions.file({ id: newest, category: 'Health', always: true }),
    ).toMatchObject({ changed: 2 });
    const next = await pay('OAK GYM #9', 34_00, 'Shopping', 0);
    expect(await Promise.all([old, alone, newest, other, next].map(categoryOf))).toEqual([
      'Health',
      'Education',
      'Health',
      'Shopping',
      'Health',
    ]);
    const rule = { payee: 'oak gym', type: 'debit' } as const;
    expect(await client.transactions.payeeRules()).toEqual({
      rules: [{ ...rule, category: 'Health' }],
    });
    await client.transactions.removePayeeRule(rule);
    await expect(client.transactions.removePayeeRule(rule)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await categoryOf(await pay('Oak Gym', 35_00))).toBe('Shopping');
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 A rule files what is sent to a person, and the bank’s own category can come back', async () => {
    const { bank, client, categoryOf } = await prepare();
    const send = async (amount: number) => {
      await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(amount) });
      const { transactions } = await client.transactions.search({ search: 'zelle' });
      return transactions[0]?.id as TransactionId;
    };
    const first = await send(20_00);
    await client.transactions.file({ id: first, category: 'Housing', always: true });
    await bank.clock.advance(60_000);
    await send(25_00);
    const { transactions } = await client.transactions.search({ category: 'Housing' });
    expect(transactions).toHaveLength(2);
    await client.transactions.file({ id: first, category: 'Zelle' });
    expect(await categoryOf(first)).toBe('Zelle');
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 A split counts each part in its category, in lists, sums, budgets and files', async () => {
    const { bank, client, pay } = await prepare();
    const id = await pay('Harvest Lane Co-op', 100_00, 'Groceries');
    await pay('Greenfield Market', 7_00, 'Groceries');
    const parts = [
      { category: 'Health', amount: 70_00 },
      { category: 'Groceries', amount: 30_00 },
    ] as SplitPart[];
    expect(await client.transactions.split({ id, parts })).toEqual({
      category: 'Health',
      split: parts,
    });
    const { transactions } = await client.transactions.search({ category: 'Groceries' });
    expect(transactions.map(({ split }) => split)).toEqual([parts, undefined]);
    expect(await client.transactions.totals({ category: 'Groceries' })).toMatchObject({
      count: 2,
      moneyOut: 37_00,
    });
    expect(await client.transactions.totals({ category: ['Groceries', 'Health'] })).toMatchObject({
      count: 2,
      moneyOut: 107_00,
    });
    const { categories } = await client.budgets.month({});
    expect(
      categories.filter(({ spent }) => spent > 0).map(({ category, spent }) => [category, spent]),
    ).toEqual([
      ['Groceries', 37_00],
      ['Health', 70_00],
    ]);
    const rows = readCsv((await wholeFiles(client).exportCsv({ category: 'Health' })).csv);
    expect(rows.map((row) => row.at(-1))).toEqual(['Split', 'Health 70.00; Groceries 30.00']);
    await client.transactions.split({ id, parts: [] });
    expect(await client.transactions.totals({ category: 'Health' })).toMatchObject({
      count: 1,
      moneyOut: 100_00,
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 R-D13 A refund that is filed under what it is of lowers that spending, also below zero, and is no income', async () => {
    const { bank, member, client, pay } = await prepare();
    await pay('Wren Pharmacy', 27_45, 'Health');
    await pay('Wren Books', 10_00, 'Education');
    const { id } = await bank.addPayment(member, {
      type: 'credit',
      amount: 30_00,
      at: bank.clock.now() - day,
      description: 'Wren Pharmacy, refund',
      category: 'Refund',
    });
    const figures = async () => {
      const { spent, categories } = await client.transactions.spending({ range: 'all' });
      const inRows = await client.transactions.spending({ range: 'all', status: 'completed' });
      expect(inRows.categories).toEqual(categories);
      const month = await client.budgets.month({});
      const flow = await client.transactions.cashFlow({});
      const [now] = (await client.transactions.byMonth({ months: 1 })).months;
      expect([now?.moneyIn, now?.moneyOut]).toEqual([flow.moneyIn, flow.moneyOut]);
      const health = month.categories.find(({ category }) => category === 'Health')?.spent;
      return {
        spending: [spent, await spentOn(client, 'Health')],
        budgets: [month.spent, health, month.refunds],
        flow: [flow.moneyIn, flow.moneyOut, flow.spent.at(-1)],
      };
    };
    expect(await figures()).toEqual({
      spending: [37_45, 27_45],
      budgets: [37_45, 27_45, 30_00],
      flow: [30_00, 37_45, 37_45],
    });
    await client.transactions.file({ id, category: 'Health' });
    expect(await figures()).toEqual({
      spending: [7_45, -2_55],
      budgets: [7_45, -2_55, 0],
      flow: [2_55, 10_00, 7_45],
    });
    const parts = [
      { category: 'Health', amount: 20_00 },
      { category: 'Refund', amount: 10_00 },
    ] as SplitPart[];
    await client.transactions.split({ id, parts });
    expect(await figures()).toEqual({
      spending: [17_45, 7_45],
      budgets: [17_45, 7_45, 10_00],
      flow: [10_00, 17_45, 17_45],
    });
    expect((await client.transactions.spending({ range: 'all', type: 'debit' })).spent).toBe(37_45);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-E3 What cannot be filed is refused, and nobody files what is another’s', async () => {
    const { bank, client, pay } = await prepare();
    const id = await pay('Wren Pharmacy', 100_00);
    await expect(client.transactions.file({ id, category: 'Income' })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOR_THIS',
      data: { category: 'Income' },
    });
    const parts = [
      { category: 'Health', amount: 70_00 },
      { category: 'Groceries', amount: 29_00 },
    ] as SplitPart[];
    await expect(client.transactions.split({ id, parts })).rejects.toMatchObject({
      code: 'SPLIT_NOT_WHOLE',
      data: { amount: 100_00, parts: 99_00 },
    });
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(stranger.transactions.file({ id, category: 'Health' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.transactions.split({ id, parts: [] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('R-E3 R-X5 After random filings and splits every sum is that of the parts that the list shows', async () => {
    const { bank, client, pay } = await prepare();
    const ids: TransactionId[] = [];
    for (const [index, description] of ['Ash', 'Birch', 'Cedar', 'Ash 2', 'Birch'].entries()) {
      ids.push(await pay(description, 10_00 + index, 'Shopping', index * 3));
    }
    const category = fc.constantFrom(...purposes.slice(0, 5));
    const step = fc.record({
      of: fc.nat(4),
      first: category,
      second: category,
      always: fc.boolean(),
      share: fc.integer({ min: 1, max: 9_99 }),
      isSplit: fc.boolean(),
    });
    const asked = fc.uniqueArray(category, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        asked,
        fc.boolean(),
        async (steps, wanted, isSearched) => {
          for (const { of, first, second, always, share, isSplit } of steps) {
            const id = ids[of] as TransactionId;
            if (isSplit && first !== second) {
              const parts = [
                { category: first, amount: share },
                { category: second, amount: 10_00 + of - share },
              ];
              await client.transactions.split({ id, parts });
            } else {
              await client.transactions.file({ id, category: first, always });
            }
          }
          const filter: TransactionFilterInput = {
            range: 'all',
            category: wanted,
            ...(isSearched && { status: 'completed' }),
          };
          const { transactions } = await client.transactions.search(filter);
          const parts = transactions.flatMap(
            ({ split, category: whole, amount }) => split ?? [{ category: whole, amount }],
          );
          const sumOf = (one: Category) =>
            parts.reduce((sum, part) => sum + (part.category === one ? part.amount : 0), 0);
          const { count, moneyOut } = await client.transactions.totals(filter);
          expect([count, moneyOut]).toEqual([
            transactions.length,
            wanted.reduce((sum, one) => sum + sumOf(one), 0),
          ]);
          const { categories } = await client.transactions.spending(filter);
          expect(Object.fromEntries(categories.map((one) => [one.category, one.spent]))).toEqual(
            Object.fromEntries(
              wanted.filter((one) => sumOf(one) > 0).map((one) => [one, sumOf(one)]),
            ),
          );
          expect(await faultsOf(bank)).toEqual([]);
        },
      ),
      { numRuns: 15, seed: 23 },
    );
  });
});
