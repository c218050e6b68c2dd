import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BankStore, createTables, migrate } from '#bank/index.ts';
import { installationFolder } from '#tools/command-line/installation.ts';

/** Brings the database of a bank up to date (`migrate`). */
export async function migrateTables(store: BankStore): Promise<void> {
  await migrate(store, readBaseline(store.engine));
}

/** Makes the bank's tables in an empty database that lives no longer than the process (`createTables`). */
export async function makeTables(store: Pick<BankStore, 'db' | 'engine'>): Promise<void> {
  await createTables(store, readBaseline(store.engine));
}

/** The SQL of an empty bank. */
export function readBaseline(engine: BankStore['engine']): string {
  const file = `bank/database/migrations/baseline.${engine}.sql`;
  return readFileSync(join(installationFolder, file), 'utf8');
}
