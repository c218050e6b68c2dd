import { describeOnEveryStore } from '#stores/every-store.ts';
import type { Store } from '#stores/store.ts';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { systemAccounts } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/dump-tables.ts';
import { DatabaseIsNewer, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { dumpSchema } from './schema-dump.ts';

async function everythingIn(store: Store<Tables>) {
  return { schema: await dumpSchema(store), rows: await dumpTables(store) };
}

/** What a program that knew fewer migrations would have left. */
async function migrateTo(store: Store<Tables>, last: string): Promise<void> {
  const known: [string, Migration][] = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (db) => up(db, store.engine) },
  ]);
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(known)) },
  });
  const { error } = await migrator.migrateTo(last);
  expect(error).toBeUndefined();
}

async function noteMigration(store: Store<Tables>, name: string): Promise<void> {
  await (store as unknown as Store<{ kysely_migration: { name: string; timestamp: string } }>).db
    .insertInto('kysely_migration')
    .values({ name, timestamp: '2031-01-01T00:00:00Z' })
    .execute();
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
    const before = await everythingIn(store);
    await migrate(store);
    expect(await everythingIn(store)).toEqual(before);
  });

  test('a database with the first migration only gets the others', async () => {
    const [older, fresh] = [await open<Tables>(), await open<Tables>()];
    await migrateTo(older, Object.keys(migrations)[0] ?? '');
    await migrate(older);
    await migrate(fresh);
    expect(await dumpSchema(older)).toBe(await dumpSchema(fresh));
  });

  test('two processes may start at once', async () => {
    const store = await open<Tables>();
    await Promise.all([migrate(store), migrate(store)]);
    const fresh = await open<Tables>();
    await migrate(fresh);
    expect(await dumpSchema(store)).toBe(await dumpSchema(fresh));
  });

  test('a database of a newer program is refused by name and left as it is', async () => {
    const store = await open<Tables>();
    await migrate(store);
    await noteMigration(store, '9999-travel-notices');
    const before = await everythingIn(store);
    const refused = migrate(store);
    await expect(refused).rejects.toThrow(DatabaseIsNewer);
    await expect(refused).rejects.toThrow('"9999-travel-notices"');
    expect(await everythingIn(store)).toEqual(before);
  });

  test('an older database in which a newer program has left its mark is not touched', async () => {
    const store = await open<Tables>();
    await migrateTo(store, Object.keys(migrations)[0] ?? '');
    await noteMigration(store, '9999-travel-notices');
    const before = await everythingIn(store);
    await expect(migrate(store)).rejects.toThrow(DatabaseIsNewer);
    expect(await everythingIn(store)).toEqual(before);
  });
});
