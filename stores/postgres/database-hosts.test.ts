import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { StoreCannotOpen, type Store } from '../store.ts';
import { placeOf } from './database-hosts.ts';
import { open } from './open.ts';
import type { PostgresOptions } from './connections.ts';
import { startSilentProxy } from './silent-proxy.ts';
import { createTestDatabase } from './test-database.ts';
import { execute, startTestServer, type TestDatabase } from './test-server.ts';

interface Tables {
  jar: { id: number };
}

/** A database on each of two servers, of the same name. */
let one: TestDatabase;
let other: string;
let name: string;
let cleanUp: (() => Promise<void>)[];

beforeAll(async () => {
  one = await createTestDatabase();
  name = new URL(one.url).pathname.slice(1);
  const server = await startTestServer({ unsafeNoSync: true });
  cleanUp = [() => one.drop(), () => server.stop()];
  await execute(server.url, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  other = url.href;
  for (const place of [one.url, other]) await execute(place, 'create table jar (id integer)');
});

afterAll(async () => {
  for (const step of cleanUp) await step();
});

/** For new connections; open connections are ended, as by a server that is made a standby. */
async function makeReadOnly(url: string): Promise<void> {
  await onServerOf(url, `alter database ${name} set default_transaction_read_only = on`);
  await onServerOf(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

async function makeWritable(url: string): Promise<void> {
  await onServerOf(url, `alter database ${name} reset default_transaction_read_only`);
}

async function onServerOf(url: string, statement: string): Promise<void> {
  const server = new URL(url);
  server.pathname = '/postgres';
  await execute(server.href, statement);
}

function urlOf(first: string, second: string): string {
  const { username, host } = new URL(first);
  return `postgres://${username}@${host},${new URL(second).host}/${name}?target_session_attrs=read-write`;
}

async function openStore(
  url: string,
  options: Partial<PostgresOptions> = {},
): Promise<Store<Tables>> {
  const store = await open<Tables>({
    url,
    poolSize: 1,
    connectTimeoutMs: 20_000,
    statementTimeoutMs: 20_000,
    onIdleConnectionLost: () => {},
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}

/** Writes, and tells which server took it. */
async function writesTo(store: Store<Tables>): Promise<number> {
  const written = await store.transact(async ({ trx }) => {
    await trx.insertInto('jar').values({ id: 1 }).execute();
    return sql<{ port: number }>`select inet_server_port() as port`.execute(trx);
  });
  return written.rows[0]?.port ?? 0;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

const waiting = { timeout: 20_000 };

test('of several hosts the one that takes writes is used, and the other when that becomes the primary', async () => {
  await makeReadOnly(other);
  const store = await openStore(urlOf(other, one.url));
  const heard: string[] = [];
  store.notices?.listen((notice) => heard.push(notice));
  expect(await writesTo(store)).toBe(portOf(one.url));

  await makeWritable(other);
  await makeReadOnly(one.url);
  await vi.waitFor(async () => expect(await writesTo(store)).toBe(portOf(other)), waiting);
  await vi.waitFor(() => {
    store.notices?.send('from the new primary');
    expect(heard).toContain('from the new primary');
  }, waiting);
  await makeWritable(one.url);
});

test('a connection whose server has become read-only is given up at its first write', async () => {
  const store = await openStore(urlOf(one.url, other));
  await sql`set default_transaction_read_only = on`.execute(store.db);
  const refused = await writesTo(store).catch((error: unknown) => error);
  expect(store.isUnavailable(refused)).toBe(true);
  expect(await writesTo(store)).toBe(portOf(one.url));
});

test('a host that is silent does not keep the bank from the other', async () => {
  const silent = await startSilentProxy(other);
  onTestFinished(() => silent.stop());
  silent.fallSilent();
  const store = await openStore(urlOf(silent.url, one.url), { connectTimeoutMs: 2_000 });
  expect(await writesTo(store)).toBe(portOf(one.url));
});

test('where no host takes writes the refusal says so of each', async () => {
  await makeReadOnly(other);
  const { host } = new URL(other);
  const url = `postgres://test:hunter2@127.0.0.1:1,${host}/${name}`;
  const refused = open({ url, onIdleConnectionLost: () => {} });
  await expect(refused).rejects.toThrow(StoreCannotOpen);
  await expect(refused).rejects.toThrow(
    `Cannot open the database ${name} at 127.0.0.1:1,${host}: it has no host that takes writes ` +
      `(127.0.0.1:1: nothing listens there; ${host}: it takes no writes).`,
  );
});

test('a URL that asks for a standby is refused', async () => {
  const url = 'postgres://test@a:5432,b:5432/bank?target_session_attrs=prefer-standby';
  await expect(open({ url, onIdleConnectionLost: () => {} })).rejects.toThrow(
    'target_session_attrs in its URL must be read-write',
  );
});

test.each([
  ['postgres://u:p@a:5432,b:5433/bank?sslmode=verify-full', 'bank at a:5432,b:5433'],
  ['postgresql://u:p%40ss@[::1]:1,[::2]/bank', 'bank at ::1:1,::2:5432'],
  ['postgres://a/bank', 'bank at a:5432'],
])('%s is the database %s', (url, place) => {
  expect(placeOf(url)).toBe(place);
});
