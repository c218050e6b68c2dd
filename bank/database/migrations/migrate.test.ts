import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryStore } from '#stores/every-store.ts';
import type { Store } from '#stores/store.ts';
import { systemAccounts } from '../../ledger/chart-of-accounts.ts';
import { baselineOf } from '../../testing/empty-bank.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import type { Tables } from '../../tables.ts';
import {
  DatabaseIsNewer,
  DatabaseIsOlder,
  baselineName,
  lastBeforeBaseline,
  migrate as migrateFrom,
  migrationNames,
  migrationsFrom,
} from './migrate.ts';

interface MigrationTables {
  kysely_migration: { name: string; timestamp: string };
}

const migrate = (store: Store<Tables>) => migrateFrom(store, baselineOf(store.engine));

const notesOf = ({ db }: Store<Tables>) => db as unknown as Kysely<MigrationTables>;

async function note(store: Store<Tables>, name: string): Promise<void> {
  const timestamp = '2031-01-01T00:00:00Z';
  await notesOf(store).insertInto('kysely_migration').values({ name, timestamp }).execute();
}

/** A database with the notes of an earlier version, and `last` as its last migration. */
async function makeOlder(store: Store<Tables>, last: string): Promise<void> {
  const { db, engine } = store as Store<unknown>;
  const makeTables = migrationsFrom(baselineOf(engine))[baselineName];
  await db.transaction().execute(async (trx) => {
    await makeTables?.(trx, engine);
  });
  await db.schema
    .createTable('kysely_migration')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .execute();
  for (const name of ['0001-members', last]) await note(store, name);
}

describeOnEveryStore('migrating', ({ open }) => {
  test('an empty database gets the tables and the chart of accounts', async () => {
    const store = await open<Tables>();
    await migrate(store);
    const accounts = await store.db.selectFrom('account').selectAll().orderBy('position').execute();
    expect(accounts.map(({ id, name, type }) => ({ id, name, type }))).toEqual(
      systemAccounts.map(({ id, name }) => ({ id, name, type: 'system' })),
    );
  });

  test('a database that is up to date is left as it is', async () => {
    const store = await open<Tables>();
    await migrate(store);
    const before = await dumpTables(store);
    await migrate(store);
    expect(await dumpTables(store)).toEqual(before);
  });

  test('a database of version 0.2.1 has the baseline noted, and keeps its rows through the migrations after it', async () => {
    const store = await open<Tables>();
    await makeOlder(store, lastBeforeBaseline);
    await store.db.updateTable('account').set({ name: 'As it was' }).execute();
    const { kysely_migration: _, ...before } = await dumpTables(store);
    await migrate(store);
    const {
      kysely_migration: notes,
      kysely_migration_lock: __,
      ...after
    } = await dumpTables(store);
    // A table that came after the baseline has no rows yet.
    expect(after).toEqual({ ...before, letter_run: [] });
    expect(notes).toHaveLength(migrationNames.length);
    expect(notes?.[0]).toContain(baselineName);
  });

  test('a database of a version before 0.2.1 is refused, and left as it is', async () => {
    const store = await open<Tables>();
    await makeOlder(store, '0063-found-by-index');
    const before = await dumpTables(store);
    await expect(migrate(store)).rejects.toThrow(DatabaseIsOlder);
    expect(await dumpTables(store)).toEqual(before);
  });

  test('two processes may start at once, on an empty database and on an older one', async () => {
    const [store, older] = [await open<Tables>(), await open<Tables>()];
    await Promise.all([migrate(store), migrate(store)]);
    const fresh = await dumpTables(store);
    await makeOlder(older, lastBeforeBaseline);
    await Promise.all([migrate(older), migrate(older)]);
    for (const { kysely_migration: notes, ...rows } of [fresh, await dumpTables(older)]) {
      expect(notes).toHaveLength(migrationNames.length);
      expect(rows['account']).toHaveLength(systemAccounts.length);
    }
  });

  test.each(['up to date', 'older'])(
    'a database that is %s, with the mark of a newer program, is refused by name and left as it is',
    async (state) => {
      const store = await open<Tables>();
      await (state === 'older' ? makeOlder(store, '0063-found-by-index') : migrate(store));
      await note(store, '9999-travel-notices');
      const before = await dumpTables(store);
      const refused = migrate(store);
      await expect(refused).rejects.toThrow(DatabaseIsNewer);
      await expect(refused).rejects.toThrow('"9999-travel-notices"');
      expect(await dumpTables(store)).toEqual(before);
    },
  );
});
