import { readFileSync } from 'node:fs';
import { type BankStore, createTables, migrate } from '#bank/index.ts';

const folder = '../../../bank/database/migrations';
const baselines = {
  sqlite: new URL(`${folder}/baseline.sqlite.sql`, import.meta.url),
  postgres: new URL(`${folder}/baseline.postgres.sql`, import.meta.url),
};

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
  return readFileSync(baselines[engine], 'utf8');
}
