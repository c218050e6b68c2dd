import { expect } from 'vitest';
import { describeOnStores, type EveryStoreContext, type StoreName } from '#stores/every-store.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import type { Tables } from '../tables.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { BankStore } from '../ports.ts';
import { suitesOnPostgres } from './suites-on-postgres.ts';
import { makeTables } from './empty-bank.ts';
import { rehearseIn } from './test-ports.ts';

/** The part of the tests in this run: see `vitest.config.ts`. */
const mode = process.env['MODE'];

rehearseIn(
  loadOnce(async () => {
    const stage = await openSqlite<Tables>({ path: ':memory:' });
    await makeTables(stage);
    return stage;
  }),
);

type Suite = (context: EveryStoreContext) => void;

const onServer: readonly StoreName[] = ['node-sqlite', 'postgres'];

/**
 * Runs one suite on each kind of store, each opened with the tables of the bank in it: on the SQLite and the PostgreSQL of
 * a server. `npm test` tries on PostgreSQL the suites of `suites-on-postgres.ts` alone; `npm run test:whole` tries the
 * others, and each on the SQLite of the browser, which speaks the same SQL through the same driver as that of Node.
 */
export function describeOnEveryStore(title: string, suite: Suite): void {
  const inTab: readonly StoreName[] = mode === 'rest' ? ['wasm-sqlite'] : [];
  describeWithTables([...onServer.filter(isTriedHere), ...inTab], title, suite);
}

/** The same on the stores that a server has: for code that never runs in a tab. */
export function describeOnServerStores(title: string, suite: Suite): void {
  describeWithTables(onServer.filter(isTriedHere), title, suite);
}

function isTriedHere(store: StoreName): boolean {
  // Mutations are tried on the store that opens fastest: they are of rules and records, not of SQL that differs.
  if (mode === 'mutations') return store === 'node-sqlite';
  if (mode === 'first') return store === 'node-sqlite' || isOnPostgres();
  if (mode === 'rest') return store === 'postgres' && !isOnPostgres();
  return true;
}

/** Decides for the present test file. */
function isOnPostgres(): boolean {
  const file = expect.getState().testPath ?? '';
  return suitesOnPostgres.some((suite) => file.endsWith(`/${suite}`));
}

/**
 * The same, with `live` run in each store before it is opened for a test. PostgreSQL restores its rows after a test instead
 * of running `live` again, so `live` leaves the tests' values where its caller can read them.
 */
export function describeAfterALife(
  title: string,
  live: (store: BankStore) => Promise<void>,
  suite: Suite,
): void {
  describeOnStores(onServer.filter(isTriedHere), title, suite, async (store) => {
    await makeTables(store);
    await live(store);
  });
}

/** The same on the stores that are named. */
export function describeWithTables(names: readonly StoreName[], title: string, suite: Suite): void {
  describeOnStores(names, title, suite, makeTables);
}
