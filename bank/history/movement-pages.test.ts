import type { EpochMs } from '#contract/time/time.ts';
import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { readMovements } from './booked-movements.ts';

function keepingQueries(db: Kysely<Tables>) {
  const queries: CompiledQuery[] = [];
  const keep: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(keep), queries };
}

describeOnEveryStore('movements that are read in pages', ({ open }) => {
  async function readInPages(order: 'oldest-first' | 'newest-first') {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00 } });
    const at = bank.clock.now();
    for (let count = 1; count <= 9; count += 1) {
      await bank.addPayment(member, { type: 'debit', amount: count, at: at - count });
    }
    const { db, queries } = keepingQueries(bank.store.db);
    const from = (at - 60_000) as EpochMs;
    const before = (at + 60_000) as EpochMs;
    const amounts: number[] = [];
    const pages = readMovements(
      { db },
      { membershipId: member.membershipId, from, before, order, linesPerPage: 3 },
    );
    for await (const page of pages) amounts.push(...page.map(({ amount }) => amount));
    return { store: bank.store, queries, from, before, amounts };
  }

  test.each(['oldest-first', 'newest-first'] as const)(
    'R-X4 no page looks again at the lines of the pages before it, %s',
    async (order) => {
      const { queries, from, before, amounts } = await readInPages(order);
      expect(amounts).toHaveLength(9);
      const bound = order === 'oldest-first' ? from : before;
      const begun = queries.filter(({ parameters }) => parameters.includes(bound));
      // The first page of each of three kinds of movements, and where the first of these pages ends.
      expect(begun).toHaveLength(4);
      expect(queries.length).toBeGreaterThan(8);
    },
  );

  test('R-X4 what came back is found by the index of the lines that failed or were cancelled', async () => {
    const { store, queries } = await readInPages('newest-first');
    const ofReturns = queries.filter(({ sql: text }) => text.includes('"reverses"'));
    expect(ofReturns).toHaveLength(1);
    const [query] = ofReturns;
    // Names in parameters are not those of the index, whatever their values.
    expect(query?.sql).toContain(`"status" in ('failed', 'cancelled')`);
    const explain = store.engine === 'postgres' ? 'explain' : 'explain query plan';
    const asked = CompiledQuery.raw(`${explain} ${query?.sql}`, [...(query?.parameters ?? [])]);
    const plan = JSON.stringify((await store.db.executeQuery(asked)).rows);
    // With so few rows PostgreSQL takes any of them.
    expect(plan).toContain(
      store.engine === 'postgres' ? 'account_transaction' : 'account_transaction_void',
    );
  });
});
