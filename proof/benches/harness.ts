// As the server begins: see `hosts/http-server/main.ts`.
import 'zod/compile';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import { openBank, type Bank, type BankDependencies } from '#bank/index.ts';
import type { Tables } from '#bank/tables.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import { addMember, type TestMember } from '#bank/testing/test-member.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import { type ServerProcess, startServerProcess } from '#hosts/testing/test-server-process.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { createDatabase, startTestServer } from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { ensureBuilt, folderOf } from '../../scripts/build-record.ts';
import { preparePostgres } from '../../scripts/machine.ts';
import { spreadOf, verdict } from '../../tools/load/measure.ts';

const starts = 5;
const mostMs = 1_000;

export type StoreName = 'sqlite' | 'postgres';

/** By which a command is told the database. */
export function storeOption(standard: StoreName): Option {
  return new Option('--store <store>', 'the database')
    .choices(['sqlite', 'postgres'])
    .default(standard);
}

/** An empty bank's database on disk, as durable as in earnest, that is deleted in the end. */
export interface BenchStore {
  /** The server's settings for opening the store. */
  readonly environment: Record<string, string>;
  open(): Promise<Store<Tables>>;
  dispose(): Promise<void>;
}

/** Makes the database of that kind, its tables included; of PostgreSQL with further settings, each as `name=value`. */
export async function makeBenchStore(
  name: StoreName,
  settings: readonly string[] = [],
): Promise<BenchStore> {
  const made = name === 'sqlite' ? await makeSqlite() : await makePostgres(settings);
  const store = await made.open();
  await migrateTables(store);
  await store.close();
  return made;
}

/** Measures over such a database, and deletes it. */
export async function withBenchStore<Measured>(
  name: StoreName,
  measure: (benchStore: BenchStore) => Promise<Measured>,
): Promise<Measured> {
  const benchStore = await makeBenchStore(name);
  try {
    return await measure(benchStore);
  } finally {
    await benchStore.dispose();
  }
}

async function makeSqlite(): Promise<BenchStore> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-bench-'));
  return {
    environment: { BANK_DATA: folder },
    open: () => openSqlite<Tables>({ path: join(folder, 'bank.sqlite') }),
    dispose: () => rm(folder, { recursive: true }),
  };
}

async function makePostgres(settings: readonly string[]): Promise<BenchStore> {
  preparePostgres();
  const server = await startTestServer({ unsafeNoSync: false, settings });
  const { url } = await createDatabase(server.url);
  return {
    environment: { DATABASE_URL: url },
    open: () =>
      openPostgres<Tables>({ url, statementTimeoutMs: 0, onIdleConnectionLost: () => {} }),
    dispose: () => server.stop(),
  };
}

/** A bank in this process, with the means of a bench to fill it. */
export interface BenchBank {
  readonly bank: Bank;
  readonly dependencies: BankDependencies;
  addMember(): Promise<TestMember>;
  /** The session of a browser of theirs. */
  openSession(member: TestMember): Promise<string>;
  /** A member with these accounts, by handle, and their opening balances in cents. */
  addSaver(accounts: Readonly<Record<string, number>>): Promise<TestMember>;
  close(): Promise<void>;
}

/** Opens the bank over the store as the server does, but for passwords: nobody types one here. */
export async function openBenchBank(benchStore: BenchStore): Promise<BenchBank> {
  const store = await benchStore.open();
  const dependencies = liveDependencies(store, noPasswords);
  const bank = openBank(dependencies);
  return {
    bank,
    dependencies,
    addMember: () => addMember(dependencies, { accounts: { checking: 1_000_000_00, savings: 0 } }),
    async openSession({ username }) {
      const session = await bank.openSessionFor(username);
      if (session === null) throw new Error(`No session for ${username}`);
      return session;
    },
    addSaver: (accounts) => addMember(dependencies, { accounts }),
    async close() {
      await bank.stop();
      await store.close();
    },
  };
}

/** Starts the bundled server as `npm start` does, in a process of its own, over the bench's database. */
export async function startBenchServer(
  benchStore: BenchStore,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await ensureBuilt('server');
  return await startServerProcess({
    program: join(folderOf('server'), 'main.js'),
    environment: { ...process.env, ...benchStore.environment, BANK_SAMPLE: 'off', ...settings },
    errors: 'inherit',
  });
}

/** The resident memory of the process, as Linux tells it. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}

/** How long the main thread of the process has had a processor, as Linux tells it. */
export function workedMs(pid: number | undefined): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** How long the server takes until it answers, started a few times one after the other. Nobody else may be using the database. */
export async function benchReadiness(benchStore: BenchStore): Promise<string> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startBenchServer(benchStore);
    times.push(server.readyMs);
    await server.stop();
  }
  const { p50, slowest } = spreadOf(times);
  return (
    `Ready ${seconds(p50)} after its start, the median of ${starts}; ${seconds(slowest)} the slowest ` +
    `(wanted of the median: at most ${seconds(mostMs)}): ${verdict(p50 <= mostMs)}.`
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
