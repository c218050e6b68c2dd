import postgres from '../database/migrations/baseline.postgres.sql?raw';
import sqlite from '../database/migrations/baseline.sqlite.sql?raw';
import { createTables } from '../database/migrations/migrate.ts';
import type { BankStore } from '../ports.ts';

/** The SQL of an empty bank, as Vite reads it; programs that Node runs itself have `readBaseline`. */
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

type OpenStage = () => Promise<Pick<BankStore, 'db'>>;

let open: OpenStage | undefined;

/** Says in which database the tests of this process rehearse: the bank itself opens none. */
export function rehearseIn(stage: OpenStage): void {
  open = stage;
}

/** A stage for all tests of a process: a rehearsal leaves it as it was. */
export const openStage: OpenStage = async () => {
  if (open === undefined) throw new Error('These tests have no database to rehearse in');
  return await open();
};
