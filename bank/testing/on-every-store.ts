import { describeOnStores, type EveryStoreContext, type StoreName } from '#stores/every-store.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import type { Tables } from '../database/tables.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { BankStore } from '../ports.ts';
import { rehearseIn } from './test-stage.ts';
import { makeTables } from './test-tables.ts';

rehearseIn(
  loadOnce(async () => {
    const stage = await openSqlite<Tables>({ path: ':memory:' });
    await makeTables(stage);
    return stage;
  }),
);

type Suite = (context: EveryStoreContext) => void;

/** Mutations are tried on the store that opens fastest: they are of rules and records, not of SQL that differs. */
const onServer: readonly StoreName[] =
  process.env['MODE'] === 'mutations' ? ['node-sqlite'] : ['node-sqlite', 'postgres'];

/**
 * Runs one suite on each kind of store, each opened with the tables of the bank in it. The SQLite of the browser speaks the
 * same SQL through the same driver as Node's: what a store does is tested on it whenever the stores are, and the bank in
 * the browser itself; all suites of the bank run on it by `npm run test:stores`.
 */
export function describeOnEveryStore(title: string, suite: Suite): void {
  const inTab: readonly StoreName[] = process.env['MODE'] === 'stores' ? ['wasm-sqlite'] : [];
  describeWithTables([...onServer, ...inTab], title, suite);
}

/** The same on the stores that a server has: for what never runs in a tab. */
export function describeOnServerStores(title: string, suite: Suite): void {
  describeWithTables(onServer, title, suite);
}

/**
 * The same, with what `live` does in each store before it is opened for a test. PostgreSQL restores its rows after a
 * test instead of running `live` again, so `live` leaves what the tests need where its caller can read it.
 */
export function describeAfterALife(
  title: string,
  live: (store: BankStore) => Promise<void>,
  suite: Suite,
): void {
  describeOnStores(onServer, title, suite, async (store) => {
    await makeTables(store);
    await live(store);
  });
}

/** The same on the stores that are named. */
export function describeWithTables(names: readonly StoreName[], title: string, suite: Suite): void {
  describeOnStores(names, title, suite, makeTables);
}
