import type { Transaction, TransactionFilterInput } from '#contract/transactions/transactions.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

const hour = 60 * 60_000;

describeOnEveryStore('the filter of transactions', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-X2 a custom range begins with the first moment of its first day and ends with the last of its last', async () => {
    const { bank, member, client } = await bankWithMember();
    const first = Date.parse('2026-02-10T05:00:00Z');
    const after = Date.parse('2026-02-13T05:00:00Z');
    for (const [description, at] of [
      ['before', first - 1],
      ['first', first],
      ['last', after - 1],
      ['after', after],
    ] as const) {
      await bank.addPayment(member, { type: 'debit', amount: 1, at, description });
    }
    const found = async (filter: TransactionFilterInput) => {
      const { transactions } = await client.transactions.search(filter);
      expect(await client.transactions.totals(filter)).toMatchObject({
        count: transactions.length,
      });
      return transactions.map(({ description }) => description);
    };
    expect(await found({ from: '2026-02-10', to: '2026-02-12' })).toEqual(['last', 'first']);
    expect(await found({ from: '2026-02-12', to: '2026-02-12' })).toEqual(['last']);
    expect(await found({ from: '2026-02-12' })).toEqual(['after', 'last']);
    expect(await found({ to: '2026-02-10', range: '30days' })).toEqual([
      'first',
      'before',
      'Opening deposit',
      'Opening deposit',
    ]);
    expect(await found({ from: '1900-01-01', to: '2999-12-31' })).toHaveLength(6);
  });

  test('R-X2 a page begins after its cursor and in its custom range, whichever of the two is earlier', async () => {
    const { bank, member, client } = await bankWithMember();
    for (const day of ['2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13']) {
      const at = Date.parse(`${day}T17:00:00Z`);
      await bank.addPayment(member, { type: 'debit', amount: 1, at, description: day });
    }
    const cursorAfter = async (limit: number) =>
      (await client.transactions.search({ from: '2026-02-01', to: '2026-02-13', limit })).next;
    const foundAfter = async (cursor: string | null) => {
      const range = { from: '2026-02-11', to: '2026-02-12', cursor: cursor ?? '' };
      const { transactions, next } = await client.transactions.search(range);
      expect(next).toBeNull();
      return transactions.map(({ description }) => description);
    };
    expect(await foundAfter(await cursorAfter(1))).toEqual(['2026-02-12', '2026-02-11']);
    expect(await foundAfter(await cursorAfter(2))).toEqual(['2026-02-11']);
    expect(await foundAfter(await cursorAfter(3))).toEqual([]);
  });

  test('R-X1 whatever is chosen, every condition holds', async () => {
    const { bank, member, client } = await bankWithMember();
    for (let index = 0; index < 30; index += 1) {
      await bank.addPayment(member, {
        account: index % 3 === 0 ? 'savings' : 'checking',
        type: index % 4 === 0 ? 'debit' : 'credit',
        amount: (index % 5) * 100 + 1,
        at: bank.clock.now() - index * 7 * hour,
        category: index % 2 === 0 ? 'Groceries' : 'Income',
      });
    }
    const send = async (transfer: Parameters<typeof client.transfers.create>[0]['transfer']) =>
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await send(internal(1_01));
    const held = await send(zelle(2_000_00));
    await send(zelle(3_000_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: held.id });
    await send(zelle(2_01));

    const { transactions: everything } = await client.transactions.search({
      range: 'all',
      limit: 200,
    });
    expect(new Set(everything.map(({ status }) => status))).toEqual(
      new Set(['completed', 'pending', 'cancelled', 'processing']),
    );
    const filters = fc.record(
      {
        from: fc.constantFrom('2026-02-25', '2026-02-28'),
        to: fc.constantFrom('2026-02-28', '2026-03-02'),
        category: fc.constantFrom('Groceries', 'Zelle', 'Internal Transfer', 'Wire'),
        status: fc.constantFrom('completed', 'pending', 'cancelled', 'processing', 'failed'),
        amountFrom: fc.constantFrom(0, 1_01, 1_02),
        amountTo: fc.constantFrom(1_02, 2_01, 2_000_00),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const filter = { range: 'all', ...chosen } as const;
        const { transactions } = await client.transactions.search({ ...filter, limit: 200 });
        expect(transactions).toEqual(everything.filter((row) => matches(row, filter)));
        expect((await client.transactions.totals(filter)).count).toBe(transactions.length);
      }),
      { seed: 20_260_302, numRuns: 40 },
    );
  });

  test('R-X1 R-X2 what is backwards is refused by every procedure that filters', async () => {
    const { client } = await bankWithMember();
    const { search, totals, exportCsv } = client.transactions;
    for (const ask of [search, totals, exportCsv]) {
      await expect(ask({ from: '2026-02-02', to: '2026-02-01' })).rejects.toMatchObject({
        code: 'RANGE_BACKWARDS',
        data: { of: 'days' },
      });
      await expect(ask({ amountFrom: 2, amountTo: 1 })).rejects.toMatchObject({
        code: 'RANGE_BACKWARDS',
        data: { of: 'amounts' },
      });
    }
  });

  test('what is no day, amount, category or status is a bad request that names it', async () => {
    const { client } = await bankWithMember();
    for (const [field, wrong] of [
      ['from', ['2026-02-30', '', 'yesterday', '1899-12-31', '3000-01-01', '0001-01-01']],
      ['to', ['2026-13-01', '02/01/2026', '9999-12-31', `' or 1=1`]],
      ['amountFrom', [-1, 0.005, 1e308, 2 ** 53, 'ten', Number.NaN]],
      ['amountTo', [-1, 0.5, '0x', '<b>1</b>']],
      ['category', ['groceries', '', 'Rent', '__proto__']],
      ['status', ['done', '', 'COMPLETED']],
    ] as const) {
      for (const value of wrong) {
        const asked = client.transactions.search({ [field]: value });
        await expect(asked, `${field} ${value}`).rejects.toMatchObject({
          code: 'BAD_REQUEST',
          data: { issues: expect.arrayContaining([expect.objectContaining({ path: field })]) },
        });
      }
    }
  });
});

/** The meaning of the filter, read from the row as it is shown. */
function matches(row: Transaction, filter: TransactionFilterInput): boolean {
  const { from, to, category, status, amountFrom, amountTo } = filter;
  return (
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to) &&
    (category === undefined || row.category === category) &&
    (status === undefined || row.status === status) &&
    (amountFrom === undefined || row.amount >= Number(amountFrom)) &&
    (amountTo === undefined || row.amount <= Number(amountTo))
  );
}
