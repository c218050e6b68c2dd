import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import type { Tables } from '#bank/database/tables.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { createDatabase, startTestServer } from '#stores/postgres/test-server.ts';
import type { Store } from '#stores/store.ts';
import { preparePostgres } from '../scripts/machine.ts';

export type StoreName = 'sqlite' | 'postgres';

/** By which a command is told the database. */
export function storeOption(standard: StoreName): Option {
  return new Option('--store <store>', 'the database')
    .choices(['sqlite', 'postgres'])
    .default(standard);
}

/** An empty bank's database on disk, as durable as in earnest, that is deleted in the end. */
export interface BenchStore {
  /** What a server must be told to open it. */
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
