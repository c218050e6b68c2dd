import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { historyOfPosting } from './history-page.ts';
import type { Tables } from '../database/tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';

describeOnEveryStore('the rows of a posting', ({ open }) => {
  test('are found by the posting, not among all rows of the member', async () => {
    const store = await open<Tables>();
    const query = historyOfPosting(store.db, 'member', sql<string>`'posting'`).compile();
    const plan = await store.db.transaction().execute(async (trx) => {
      // With so few rows PostgreSQL would read them all.
      if (store.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      const explain = store.engine === 'postgres' ? 'explain' : 'explain query plan';
      return await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
    });
    const text = JSON.stringify(plan.rows);
    expect(text).toMatch(/account_transaction_posting_unique|INDEX \w+ \(posting_id=\?\)/);
    expect(text).not.toContain('account_transaction_by_time');
  });
});
