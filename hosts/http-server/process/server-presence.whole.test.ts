import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastBeforeBaseline } from '#bank/database/migrations/migrate.ts';
import { type DatabaseIsNewer, type Tables } from '#bank/index.ts';
import { migrateTables } from './bank-tables.ts';
import type { Log } from '#bank/ports.ts';
import { open } from '#stores/postgres/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import type { Store } from '#stores/store.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { announce, untilOthersHaveStopped } from './server-presence.ts';

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

async function openDatabase(url: string): Promise<Store<Tables>> {
  const store = await open<Tables>({ url, poolSize: 2, onIdleConnectionLost: () => undefined });
  onTestFinished(() => store.close());
  return store;
}

function openLog() {
  const lines: string[] = [];
  const log: Log = { info: (line) => lines.push(line), error: (line) => lines.push(line) };
  return { log, lines };
}

interface MigrationTables {
  kysely_migration: { name: string; timestamp: string };
}

const noted = ({ db }: Store<Tables>) => db as unknown as Kysely<MigrationTables>;

/** A database as the version before left it, as far as its notes go. */
async function makeOlder(store: Store<Tables>, last = lastBeforeBaseline): Promise<void> {
  await migrateTables(store);
  await noted(store).deleteFrom('kysely_migration').execute();
  await noted(store)
    .insertInto('kysely_migration')
    .values({ name: last, timestamp: new Date(0).toISOString() })
    .execute();
}

const noNewer = (error: DatabaseIsNewer) => {
  throw error;
};

test('Tables that must be changed wait for the servers that use them, and are changed when the last has stopped', async () => {
  const url = await emptyDatabase();
  const [old, other, next] = [
    await openDatabase(url),
    await openDatabase(url),
    await openDatabase(url),
  ];
  await migrateTables(old);
  const { log, lines } = openLog();
  const presences = [await announce(old, log, noNewer), await announce(other, log, noNewer)];
  await makeOlder(old);
  let isOver = false;
  const waiting = untilOthersHaveStopped(next, log, 20_000).then(() => (isOver = true));
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
  expect(lines[0]).toContain('this one waits until they have stopped');
  await presences[0]?.end();
  expect(isOver).toBe(false);
  await presences[1]?.end();
  await waiting;
});

test('A server of a new version that has waited for long enough refuses, and changes nothing', async () => {
  const url = await emptyDatabase();
  const [old, next] = [await openDatabase(url), await openDatabase(url)];
  await migrateTables(old);
  const { log } = openLog();
  const presence = await announce(old, log, noNewer);
  await makeOlder(old);
  await expect(untilOthersHaveStopped(next, log, 0)).rejects.toThrow(
    'The tables of the database must be changed, and 1 server uses them with an older version of Passbook. ' +
      'Stop every server, and start this version then. Nothing was changed.',
  );
  await presence.end();
});

test('A server that was killed is waited for no longer than 15 seconds', async () => {
  const store = await openDatabase(await emptyDatabase());
  const { log, lines } = openLog();
  await makeOlder(store);
  const seen = (ageMs: number) =>
    sql`insert into server_process (id, started_at, seen_at) values (${`killed ${ageMs}`}, 0,
      cast(extract(epoch from clock_timestamp()) * 1000 as bigint) - ${ageMs})`.execute(store.db);
  await seen(60_000);
  await untilOthersHaveStopped(store, log, 0);
  expect(lines).toEqual([]);
  await seen(13_500);
  await untilOthersHaveStopped(store, log, 10_000);
  expect(lines).toHaveLength(1);
});

test('A server waits for nobody where it would refuse the tables', async () => {
  const [one, other] = [await openDatabase(await emptyDatabase()), openLog()];
  await makeOlder(one, '0063-found-by-index');
  const presence = await announce(one, other.log, noNewer);
  await untilOthersHaveStopped(one, other.log, 0);
  await expect(migrateTables(one)).rejects.toThrow('Start version 0.2.1 with it once');
  await presence.end();
});

test('An empty database and one of this version are waited for by nobody', async () => {
  const url = await emptyDatabase();
  const [one, other] = [await openDatabase(url), await openDatabase(url)];
  const { log } = openLog();
  await untilOthersHaveStopped(one, log, 0);
  await migrateTables(one);
  const presence = await announce(other, log, noNewer);
  await untilOthersHaveStopped(one, log, 0);
  const { rows } = await sql`select id from server_process`.execute(one.db);
  expect(rows).toHaveLength(1);
  await presence.end();
  expect((await sql`select id from server_process`.execute(one.db)).rows).toEqual([]);
});

test(
  'A server whose tables another version has changed while it stood still ends by itself',
  { timeout: 40_000 },
  async () => {
    const url = await emptyDatabase();
    const server = run('main.ts', {
      PORT: '0',
      BANK_DATA: await temporaryFolder(),
      DATABASE_URL: url,
    });
    await server.address();
    const store = await openDatabase(url);
    await noted(store)
      .insertInto('kysely_migration')
      .values({ name: '9999-later', timestamp: '2031-01-01T00:00:00Z' })
      .execute();
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toContain('Another version has changed the tables of the database');
    expect(stderr).toContain('9999-later');
  },
);
