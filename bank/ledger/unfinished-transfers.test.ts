import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { unfinishedTransfers } from './unfinished-transfers.ts';

describeOnEveryStore('the unfinished transfers of a member', ({ open }) => {
  test('are found by their index, not among all transfers of the bank', async () => {
    const store = await open<Tables>();
    const query = unfinishedTransfers(store.db, 'member').select('id').compile();
    const plan = await store.db.transaction().execute(async (trx) => {
      // With so few rows PostgreSQL would read them all.
      if (store.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      const explain = store.engine === 'postgres' ? 'explain' : 'explain query plan';
      return await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
    });
    expect(JSON.stringify(plan.rows)).toContain('transfer_unfinished');
  });
});
