import type { IntentKey } from '#contract/text/ids.ts';
import type { Store } from '#stores/store.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeWithTables } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { internal } from '../../testing/transfer-requests.ts';

/** A column of each append-only table with a value worth changing. */
const columns = {
  posting: 'at',
  entry: 'amount',
  transfer_status: 'status',
  intent: 'answer',
  member_event: 'body',
  audit_record: 'facts',
  statement: 'content',
  former_holder: 'name',
} as const;

const tables = Object.keys(columns) as (keyof typeof columns)[];

async function sendMoney(store: Store<Tables>): Promise<void> {
  const bank = await openTestBank(store);
  const client = await bank.clientOf(await bank.addMember());
  const intentKey = bank.newKey() as IntentKey;
  await client.transfers.create({ intentKey, transfer: internal(5_00) });
  await store.db
    .insertInto('statement')
    .values({ account_id: 'a', month: '2026-02', written_at: 1, content: '{}' })
    .execute();
  const { id } = await store.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  const place = { street: '', unit: '', city: '', state: '', zip: '' };
  await store.db
    .insertInto('former_holder')
    .values({ person_id: id, until: 1, name: 'Jordan Ellis', ...place })
    .execute();
}

describeWithTables(['node-sqlite', 'wasm-sqlite', 'postgres'], 'append-only tables', ({ open }) => {
  test.each(tables)('no row of %s can be changed, deleted or replaced', async (table) => {
    const store = await open<Tables>();
    await sendMoney(store);
    const before = await dumpTables(store);
    expect(before[table]?.length).toBeGreaterThan(0);
    const column = sql.ref(columns[table]);
    const attempts = [
      sql`update ${sql.table(table)} set ${column} = ${column}`,
      sql`delete from ${sql.table(table)}`,
    ];
    if (store.engine === 'sqlite') {
      attempts.push(
        sql`insert or replace into ${sql.table(table)} select * from ${sql.table(table)}`,
      );
    }
    for (const attempt of attempts) {
      await expect(attempt.execute(store.db)).rejects.toThrow(`${table} is append-only`);
    }
    expect(await dumpTables(store)).toEqual(before);
  });
});

describeWithTables(['postgres'], 'append-only tables', ({ open }) => {
  test.each(tables)('%s cannot be emptied by truncate', async (table) => {
    const store = await open<Tables>();
    await sendMoney(store);
    const truncation = sql`truncate ${sql.table(table)} cascade`.execute(store.db);
    await expect(truncation).rejects.toThrow(`${table} is append-only`);
  });
});
