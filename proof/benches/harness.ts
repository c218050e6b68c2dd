// As the server begins: see `hosts/http-server/main.ts`.
import 'zod/compile';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBank, type Bank, type BankDependencies, verifyBank } from '#bank/index.ts';
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
import { ms, type Spread } from '#tools/measure.ts';
import { ensureBuilt, folderOf } from '../../scripts/build-record.ts';
import { preparePostgres } from '../../scripts/machine.ts';

export type StoreName = 'sqlite' | 'postgres';

/** An empty bank's database on disk, as durable as in earnest, that is deleted in the end. */
export interface BenchStore {
  /** The server's settings for opening the store. */
  readonly environment: Record<string, string>;
  open(): Promise<Store<Tables>>;
  dispose(): Promise<void>;
}

/**
 * Makes a database of that kind with the tables of a bank, measures over it, and deletes it. PostgreSQL gets further
 * settings, each as `name=value`.
 */
export async function withBenchStore<Measured>(
  name: StoreName,
  measure: (benchStore: BenchStore) => Promise<Measured>,
  settings: readonly string[] = [],
): Promise<Measured> {
  const benchStore = name === 'sqlite' ? await makeSqlite() : await makePostgres(settings);
  try {
    const store = await benchStore.open();
    await migrateTables(store);
    await store.close();
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
  /** A member with these accounts, by handle, and their opening balances in cents. */
  addMember(accounts?: Readonly<Record<string, number>>): Promise<TestMember>;
  /** The session of a browser of theirs. */
  openSession(member: TestMember): Promise<string>;
}

/** Opens the bank over the store as the server does, but for passwords, which nobody types here, and closes it after the work. */
export async function withBenchBank<Result>(
  benchStore: BenchStore,
  work: (bank: BenchBank) => Promise<Result>,
): Promise<Result> {
  const store = await benchStore.open();
  const dependencies = liveDependencies(store, noPasswords);
  const bank = openBank(dependencies);
  try {
    return await work({
      bank,
      dependencies,
      addMember: (accounts = { checking: 1_000_000_00, savings: 0 }) =>
        addMember(dependencies, { accounts }),
      async openSession({ username }) {
        const session = await bank.openSessionFor(username);
        if (session === null) throw new Error(`No session for ${username}`);
        return session;
      },
    });
  } finally {
    await bank.stop();
    await store.close();
  }
}

/** Fills a bank, starts the server over it and measures; afterwards the server is stopped, and the bank deleted. */
export async function withFilledServer<Content, Measured>(
  name: StoreName,
  fill: (bank: BenchBank) => Promise<Content>,
  measure: (server: ServerProcess, content: Content, benchStore: BenchStore) => Promise<Measured>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  return await withBenchStore(name, async (benchStore) => {
    const content = await withBenchBank(benchStore, fill);
    const server = await startBenchServer(benchStore, settings);
    try {
      return await measure(server, content, benchStore);
    } finally {
      await server.stop();
    }
  });
}

/** Starts the bundled server as `npm start` does, in a process of its own, over the bench's database. */
export async function startBenchServer(
  benchStore: Pick<BenchStore, 'environment'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await ensureBuilt('server');
  return await startServerProcess({
    program: join(folderOf('server'), 'main.js'),
    environment: { ...process.env, ...benchStore.environment, BANK_SAMPLE: 'off', ...settings },
    errors: 'inherit',
  });
}

/**
 * Measures every case once in each round, since a virtual machine changes its speed within a minute. Resolves with the
 * measurements of each case, in the order of the cases and rounds.
 */
export async function measureInTurns<Measured>(
  rounds: number,
  cases: readonly (() => Promise<Measured>)[],
): Promise<readonly Measured[][]> {
  const measured = cases.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, measure] of cases.entries()) measured[place]?.push(await measure());
  }
  return measured;
}

/** The resident memory of the process, as Linux tells it. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}

/** The findings of `npm run bank -- verify`: `nothing`, or the first of them. */
export async function verified(store: Store<Tables>): Promise<string> {
  const faults = (await verifyBank(store)).checks.flatMap((check) => check.faults);
  return faults.length === 0 ? 'nothing' : faults.slice(0, 10).join('; ');
}

/** Cells of a table: the number of answers, and how long they took. */
export function spreadCells({ count, p50, p99, slowest }: Spread): string[] {
  return count === 0 ? ['0', '', '', ''] : [String(count), ms(p50), ms(p99), ms(slowest)];
}
