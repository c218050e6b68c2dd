import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { paidRecipients } from './known-recipients.ts';

describeOnEveryStore('whom a member has paid', ({ open }) => {
  test('is found by the index of transfers to others, not among all transfers of the bank', async () => {
    const store = await open<Tables>();
    const query = paidRecipients(store.db, 'member', 'zelle').compile();
    const plan = await store.db.transaction().execute(async (trx) => {
      // With so few rows PostgreSQL would read them all.
      if (store.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      const explain = store.engine === 'postgres' ? 'explain' : 'explain query plan';
      return await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
    });
    expect(JSON.stringify(plan.rows)).toContain('transfer_to_others');
  });
});
