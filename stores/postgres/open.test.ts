import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreCannotOpen, StoreUnavailable } from '../store.ts';
import type { Store } from '../store.ts';
import { open } from './open.ts';
import type { PostgresOptions } from './connections.ts';
import { startSilentProxy } from './silent-proxy.ts';
import { startStartingServer } from './starting-server.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestServer } from './test-server.ts';
import type { TestDatabase } from './test-server.ts';

interface Tables {
  jar: { id: number; coins: number };
}

let url: string;
let cleanUp: (() => Promise<void>)[];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  url = database.url;
});

beforeEach(() => {
  cleanUp = [() => database.clear()];
});

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

afterAll(() => database.drop());

async function openStore(options: Partial<PostgresOptions> = {}): Promise<Store<Tables>> {
  const store = await open<Tables>({
    url,
    poolSize: 4,
    statementTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    onIdleConnectionLost: (error) => {
      throw error;
    },
    ...options,
  });
  cleanUp.push(() => store.close());
  return store;
}

async function openWithJars(options: Partial<PostgresOptions> = {}): Promise<Store<Tables>> {
  const store = await openStore(options);
  await makeJars(url);
  return store;
}

/** Two jars of ten coins. */
async function makeJars(databaseUrl: string): Promise<void> {
  await execute(
    databaseUrl,
    `create table jar (id integer primary key, coins bigint not null check (coins >= 0));
     insert into jar values (1, 10), (2, 10)`,
  );
}

/** Runs SQL on a connection of its own that waits for no standby, and gives the rows. */
async function execute(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c synchronous_commit=local',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
}

async function coins({ db }: Store<Tables>, id: number): Promise<number> {
  const query = db.selectFrom('jar').select('coins').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).coins;
}

async function backend(db: Store<Tables>['db']): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return Number(rows[0]?.pid);
}

async function read(expression: string): Promise<unknown> {
  const { db } = await openStore();
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    db,
  );
  return rows[0]?.value;
}

describe('columns', () => {
  test('a numeric that is a safe integer is a number, with a fraction or beyond it is refused', async () => {
    expect(await read('9007199254740991::numeric')).toBe(Number.MAX_SAFE_INTEGER);
    await expect(read('0.5::numeric')).rejects.toThrow('0.5');
    await expect(read('9007199254740993::numeric')).rejects.toThrow('9007199254740993');
  });

  test.each([
    [`date '2026-03-08'`, '2026-03-08'],
    [`timestamptz '2026-03-08 02:30:00-05'`, '2026-03-08 07:30:00+00'],
    [`'{"a": 1}'::jsonb`, '{"a": 1}'],
  ])('%s stays the text that it is, in UTC', async (expression, text) => {
    expect(await read(expression)).toBe(text);
  });
});

describe('an answer', () => {
  test('that nobody keeps is gone with the next small collection of garbage', async () => {
    const { db } = await openWithJars();
    const ask = async () => {
      const { rows } = await sql`select coins from jar`.execute(db);
      return new WeakRef(rows);
    };
    const collect = garbageCollector();
    collect({ type: 'major' });
    const answers: WeakRef<object>[] = [];
    for (let turn = 0; turn < 20; turn += 1) answers.push(await ask());
    await ask();
    collect({ type: 'minor' });
    expect(answers.filter((answer) => answer.deref() !== undefined)).toEqual([]);
  });

  test('that is a refusal tells in its stack who asked', async () => {
    const { db } = await openStore();
    const askForNoTable = async () => await sql`select * from no_such_table`.execute(db);
    const error = (await errorOf(askForNoTable())) as Error;
    expect(error.stack).toContain('askForNoTable');
  });
});

/** Node's own collector, which only a flag makes a global. */
function garbageCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as NodeJS.GCFunction;
}

/** Locks the first jar, awaits `inLock`, empties it; returns its coins. */
function takeAll({ db }: Store<Tables>, inLock: () => Promise<void>): Promise<number> {
  return db.transaction().execute(async (within) => {
    const jar = within.selectFrom('jar').select('coins').where('id', '=', 1).forUpdate();
    const { coins: found } = await jar.executeTakeFirstOrThrow();
    await inLock();
    await within.updateTable('jar').set({ coins: 0 }).where('id', '=', 1).execute();
    return found;
  });
}

describe('two transactions at once', () => {
  test('the second waits for the row that the first has locked, and sees its change', async () => {
    const store = await openWithJars();
    const other = await openStore();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const first = takeAll(store, async () => {
      lock();
      await mayCommit;
    });
    await locked;
    const second = takeAll(other, async () => {});
    await vi.waitFor(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
      expect(await execute(url, waiting)).toHaveLength(1);
    });
    commit();
    expect(await first).toBe(10);
    expect(await second).toBe(0);
  });

  test('two that wait for each other: one is told it is transient, and may run again', async () => {
    const store = await openWithJars();
    const { promise: bothLocked, resolve: lockedBoth } = Promise.withResolvers<void>();
    let locks = 0;
    const move = (from: number, to: number) =>
      store.db.transaction().execute(async (within) => {
        const add = (id: number, amount: number) =>
          within
            .updateTable('jar')
            .set(({ eb }) => ({ coins: eb('coins', '+', amount) }))
            .where('id', '=', id)
            .execute();
        await sql`set local deadlock_timeout = '10ms'`.execute(within);
        await add(from, -1);
        locks += 1;
        if (locks === 2) lockedBoth();
        await bothLocked;
        await add(to, 1);
      });
    const outcomes = await Promise.allSettled([move(1, 2), move(2, 1)]);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => store.isTransient(reason))).toEqual([true]);
    await (outcomes[0]?.status === 'rejected' ? move(1, 2) : move(2, 1));
    expect(await coins(store, 1)).toBe(10);
  });

  test('a serialisation failure and a row that is locked are transient', async () => {
    const store = await openWithJars();
    const begin = () => store.db.startTransaction().setIsolationLevel('repeatable read').execute();
    const first = await begin();
    const second = await begin();
    await second.selectFrom('jar').selectAll().execute();
    await first.updateTable('jar').set({ coins: 1 }).where('id', '=', 1).execute();
    const jar = second.selectFrom('jar').selectAll().where('id', '=', 1);
    const locked = await errorOf(jar.forUpdate().noWait().execute());
    await second.rollback().execute();
    const third = await begin();
    await third.selectFrom('jar').selectAll().execute();
    await first.commit().execute();
    const stale = await errorOf(third.updateTable('jar').set({ coins: 2 }).execute());
    await third.rollback().execute();
    expect([locked, stale].map(store.isTransient)).toEqual([true, true]);
    expect([locked, stale].map(store.isUnavailable)).toEqual([false, false]);
  });
});

describe('a database that does not do its work', () => {
  test('a statement beyond its time is cancelled: unavailable, and the next one runs', async () => {
    const store = await openStore({ statementTimeoutMs: 500 });
    const error = await errorOf(sql`select pg_sleep(60)`.execute(store.db));
    expect(store.isUnavailable(error)).toBe(true);
    expect(store.isTransient(error)).toBe(false);
    await expect(sql`select 1`.execute(store.db)).resolves.toBeDefined();
  });

  test('a connection lost in a transaction fails it as unavailable, and the next one runs', async () => {
    const store = await openWithJars();
    const error = await errorOf(
      store.db.transaction().execute(async (within) => {
        await within.updateTable('jar').set({ coins: 0 }).execute();
        await execute(url, `select pg_terminate_backend(${await backend(within)})`);
        await within.updateTable('jar').set({ coins: 5 }).execute();
      }),
    );
    expect(store.isUnavailable(error)).toBe(true);
    expect(await coins(store, 1)).toBe(10);
  });

  test('a transaction that throws throws that, also where its connection is lost meanwhile', async () => {
    const store = await openWithJars();
    const reason = new Error('changed my mind');
    const transaction = store.db.transaction().execute(async (within) => {
      await within.updateTable('jar').set({ coins: 0 }).execute();
      await execute(url, `select pg_terminate_backend(${await backend(within)}, 10000)`);
      throw reason;
    });
    await expect(transaction).rejects.toBe(reason);
    expect(await coins(store, 1)).toBe(10);
  });

  test('a statement that another process has changed the table of is unavailable once, and runs again', async () => {
    const store = await openWithJars();
    const all = () => store.db.selectFrom('jar').selectAll().where('id', '=', 1).execute();
    const backends = new Set<number>();
    // Often enough that the connection has it prepared.
    for (let turn = 0; turn < 8; turn += 1) {
      await all();
      backends.add(await backend(store.db));
    }
    expect(backends.size).toBe(1);
    await execute(url, 'alter table jar add column label text');
    const error = await errorOf(all());
    expect(store.isUnavailable(error)).toBe(true);
    expect(await all()).toEqual([{ id: 1, coins: 10, label: null }]);
  });

  test('an unused connection that is lost is told, and replaced', async () => {
    const { promise: lost, resolve } = Promise.withResolvers<Error>();
    const store = await openWithJars({ onIdleConnectionLost: resolve });
    await execute(url, `select pg_terminate_backend(${await backend(store.db)})`);
    expect(await lost).toBeInstanceOf(Error);
    expect(await coins(store, 1)).toBe(10);
  });

  test('a silent database is unavailable in bounded time, and used again when it is back', async () => {
    await makeJars(url);
    const proxy = await startSilentProxy(url);
    cleanUp.push(() => proxy.stop());
    const store = await openStore({
      url: proxy.url,
      poolSize: 1,
      statementTimeoutMs: 500,
      connectTimeoutMs: 2_000,
    });
    const inTransaction = await errorOf(
      store.db.transaction().execute(async (within) => {
        await within.updateTable('jar').set({ coins: 0 }).execute();
        proxy.fallSilent();
        await within.updateTable('jar').set({ coins: 5 }).execute();
      }),
    );
    const afterwards = await errorOf(coins(store, 1));
    expect([inTransaction, afterwards].map(store.isUnavailable)).toEqual([true, true]);
    proxy.recover();
    expect(await coins(store, 2)).toBe(10);
  });

  test('a connection that meets silence takes those with it that were idle meanwhile', async () => {
    await makeJars(url);
    const proxy = await startSilentProxy(url);
    cleanUp.push(() => proxy.stop());
    const store = await openStore({ url: proxy.url, statementTimeoutMs: 500 });
    await Promise.all([coins(store, 1), coins(store, 2)]);
    expect(store.connections?.()).toMatchObject({ open: 2, idle: 2 });
    proxy.fallSilent();
    proxy.recover();
    expect(store.isUnavailable(await errorOf(coins(store, 1)))).toBe(true);
    expect(await coins(store, 1)).toBe(10);
  });

  test('when every connection is in use, the next who asks is told and does not hang', async () => {
    const store = await openWithJars({ poolSize: 1, connectTimeoutMs: 2_000 });
    const transaction = store.db.transaction().execute(() => coins(store, 1));
    await expect(transaction).rejects.toThrow(StoreUnavailable);
    expect(await coins(store, 1)).toBe(10);
  });
});

test('a commit that its standby did not confirm is not taken for done, nor cut short by its time limit', async () => {
  const server = await startTestServer({
    unsafeNoSync: false,
    settings: ['synchronous_standby_names=nobody'],
  });
  cleanUp.push(() => server.stop());
  await makeJars(server.url);
  const store = await openStore({ url: server.url, statementTimeoutMs: 1_000 });
  const empty = (id: number) =>
    store.db
      .transaction()
      .execute((within) =>
        within.updateTable('jar').set({ coins: 0 }).where('id', '=', id).execute(),
      );

  const unanswered = await errorOf(empty(1));
  expect(unanswered).toMatchObject({ message: 'The database did not answer within 1500 ms.' });
  expect(await execute(server.url, waitingForStandby)).toHaveLength(1);

  const cancelled = errorOf(empty(2));
  await vi.waitFor(async () => {
    expect(await execute(server.url, waitingForStandby)).toHaveLength(2);
  });
  await execute(server.url, `select pg_cancel_backend(pid) from (${waitingForStandby}) as waiting`);
  expect(await cancelled).toMatchObject({
    message: 'The commit was not confirmed by the synchronous standby.',
  });
  expect([unanswered, await cancelled].map(store.isUnavailable)).toEqual([true, true]);
});

const waitingForStandby = `select pid from pg_stat_activity where wait_event = 'SyncRep'`;

async function refusalOf(
  change: (url: URL) => void,
  options: Partial<PostgresOptions> = {},
): Promise<string> {
  const changed = new URL(url);
  changed.password = 'hunter2';
  change(changed);
  const error = await errorOf(openStore({ url: changed.href, ...options }));
  expect(error).toBeInstanceOf(StoreCannotOpen);
  return (error as StoreCannotOpen).message;
}

describe('a server that is starting', () => {
  test('is waited for, which is told once', async () => {
    const server = await startStartingServer(url);
    cleanUp.push(() => server.stop());
    let told = 0;
    const opening = openStore({
      url: server.url,
      startingTimeoutMs: 60_000,
      onStarting: () => (told += 1),
    });
    await vi.waitFor(() => expect(server.refused()).toBeGreaterThan(1));
    server.finish();
    const store = await opening;
    expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
    expect(told).toBe(1);
  });

  test('is not waited for beyond the time', async () => {
    const server = await startStartingServer(url);
    cleanUp.push(() => server.stop());
    const error = await errorOf(openStore({ url: server.url, startingTimeoutMs: 1 }));
    expect((error as StoreCannotOpen).message).toMatch(/: it is starting up or shutting down\.$/);
  });
});

test('a change finds its rows by an index, in a table too that PostgreSQL believes to be small', async () => {
  const store = await openStore({ poolSize: 10 });
  await sql`create table jar (id integer primary key, coins integer not null)`.execute(store.db);
  await sql`insert into jar values (1, 0)`.execute(store.db);
  await sql`analyze jar`.execute(store.db);
  const question = sql<{ 'QUERY PLAN': string }>`explain select coins from jar where id in (1, 2)`;
  const planned = await store.transact(async ({ trx }) => (await question.execute(trx)).rows);
  const read = (await question.execute(store.db)).rows;
  const textOf = (rows: typeof read) => rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(textOf(read)).toContain('Seq Scan');
  expect(textOf(planned)).toContain('jar_pkey');
});

test('a list of keys is looked up and joined by the index, in tables of a few thousand rows', async () => {
  const store = await openStore({ poolSize: 10 });
  await sql`create table jar (id integer primary key, coins text not null)`.execute(store.db);
  await sql`insert into jar select n, repeat('coin', 20) from generate_series(1, 2000) as n`.execute(
    store.db,
  );
  await sql`create table lid (id integer primary key, coins text not null)`.execute(store.db);
  await sql`insert into lid select * from jar`.execute(store.db);
  await sql`analyze`.execute(store.db);
  const keys = sql`array(select json_array_elements_text('["1", "2"]'))::integer[]`;
  const question = sql<{ 'QUERY PLAN': string }>`
    explain select lid.coins from jar join lid on lid.id = jar.id where jar.id = any(${keys})`;
  const plan = (await question.execute(store.db)).rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('lid_pkey');
  expect(plan).not.toContain('Seq Scan');
});

test('options of the URL are added to those that the bank relies on, and do not change them', async () => {
  const changed = new URL(url);
  changed.searchParams.set('options', '-c application_name=jars -c TimeZone=Asia/Tokyo');
  const store = await openStore({ url: changed.href });
  const settings = sql<{ zone: string; name: string; timeout: string }>`
    select current_setting('TimeZone') as zone, current_setting('application_name') as name,
      current_setting('statement_timeout') as timeout`;
  expect((await settings.execute(store.db)).rows).toEqual([
    { zone: 'UTC', name: 'jars', timeout: '20s' },
  ]);
});

describe('what cannot be opened is refused in one line that says why', () => {
  test('a port where nothing listens, without telling the password', async () => {
    const refusal = await refusalOf((changed) => {
      changed.host = '127.0.0.1:1';
      changed.pathname = '/jars';
    });
    expect(refusal).toBe('Cannot open the database jars at 127.0.0.1:1: nothing listens there.');
  });

  test('a database that is not there', async () => {
    const refusal = await refusalOf((changed) => {
      changed.pathname = '/no_such_jars';
    });
    expect(refusal).toMatch(
      /^Cannot open the database no_such_jars at .*: it has no such database\.$/,
    );
  });

  test('a user that is not there', async () => {
    const refusal = await refusalOf((changed) => {
      changed.username = 'stranger';
    });
    expect(refusal).toMatch(/: it refuses the user\.$/);
  });

  test('a server that does not answer', async () => {
    const proxy = await startSilentProxy(url);
    cleanUp.push(() => proxy.stop());
    proxy.fallSilent();
    const leadToProxy = (changed: URL) => {
      changed.host = new URL(proxy.url).host;
    };
    const refusal = await refusalOf(leadToProxy, { connectTimeoutMs: 100 });
    expect(refusal).toMatch(/: it does not answer\.$/);
  });

  test('a database that does not keep its text in UTF-8', async () => {
    await execute(url, "create database bytes_only encoding 'SQL_ASCII' template template0");
    cleanUp.push(async () => {
      await execute(url, 'drop database bytes_only');
    });
    const refusal = await refusalOf((changed) => {
      changed.pathname = '/bytes_only';
    });
    expect(refusal).toMatch(/: it keeps its text in SQL_ASCII, not in UTF8\.$/);
  });

  test('a URL of something else, without repeating it', async () => {
    const refusal = await errorOf(openStore({ url: 'mysql://root:hunter2@127.0.0.1/jars' }));
    expect(refusal).toMatchObject({
      name: 'StoreCannotOpen',
      message: expect.not.stringContaining('hunter2') as string,
    });
  });
});
