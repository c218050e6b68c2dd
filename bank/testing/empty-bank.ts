import postgres from '../database/migrations/baseline.postgres.sql?raw';
import sqlite from '../database/migrations/baseline.sqlite.sql?raw';
import { createTables } from '../database/migrations/migrate.ts';
import type { BankStore } from '../ports.ts';

/**
 * The SQL of an empty bank, as Vite reads it. Programs that Node runs itself, such as the simulator, have `readBaseline`: they
 * cannot load this file.
 */
export function baselineOf(engine: BankStore['engine']): string {
  return engine === 'sqlite' ? sqlite : postgres;
}

/**
 * Makes the bank's tables in an empty database. All suites share this function: by it they recognize the databases that
 * they may use again.
 */
export function makeTables(store: Pick<BankStore, 'db' | 'engine'>): Promise<void> {
  return createTables(store, baselineOf(store.engine));
}
