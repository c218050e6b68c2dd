import { createRequire } from 'node:module';
import { afterAll, afterEach, describe } from 'vitest';
import { open as openNodeSqlite } from './node-sqlite/open.ts';
import { open as openPostgres } from './postgres/open.ts';
import { createTestDatabase } from './postgres/test-database.ts';
import type { TestDatabase } from './postgres/test-server.ts';
import type { Store } from './store.ts';
import { open as openWasmSqlite } from './wasm-sqlite/open.ts';

export type StoreName = 'node-sqlite' | 'wasm-sqlite' | 'postgres';

/** What a suite is given to run on one kind of store. */
export interface EveryStoreContext {
  readonly name: StoreName;
  /** Opens an empty store of this kind, to be called in a test; it is closed after the test. */
  open<Tables>(): Promise<Store<Tables>>;
}

/**
 * Runs one suite on each kind of store: test support for whatever is built on a store.
 *
 * describeOnEveryStore('the ledger', ({ open }) => {
 *   test('…', async () => { const { db } = await open<Tables>(); … });
 * });
 */
export function describeOnEveryStore(
  title: string,
  suite: (context: EveryStoreContext) => void,
): void {
  describeOnStores(['node-sqlite', 'wasm-sqlite', 'postgres'], title, suite);
}

/** The same for some kinds of store only, to test what only they do. */
export function describeOnStores(
  names: readonly StoreName[],
  title: string,
  suite: (context: EveryStoreContext) => void,
): void {
  for (const name of names) {
    describe(`${title} on ${name}`, () => {
      const openEmpty = opener(name);
      const closings: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const close of closings.splice(0)) await close();
      });
      suite({
        name,
        async open<Tables>() {
          const { store, close } = await openEmpty<Tables>();
          closings.push(close);
          return store;
        },
      });
    });
  }
}

interface Opened<Tables> {
  readonly store: Store<Tables>;
  close(): Promise<void>;
}

type OpenEmpty = <Tables>() => Promise<Opened<Tables>>;

function opener(name: StoreName): OpenEmpty {
  switch (name) {
    case 'node-sqlite':
      return openEmptyNodeSqlite;
    case 'wasm-sqlite':
      return openEmptyWasmSqlite;
    case 'postgres':
      return postgresOpener();
  }
}

async function openEmptyNodeSqlite<Tables>(): Promise<Opened<Tables>> {
  const store = await openNodeSqlite<Tables>({ path: ':memory:' });
  return { store, close: () => store.close() };
}

async function openEmptyWasmSqlite<Tables>(): Promise<Opened<Tables>> {
  const file = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
  const store = await openWasmSqlite<Tables>({ wasm: file });
  return { store, close: () => store.close() };
}

/** Making a database takes long: each is used again, emptied, until the suite has ended. */
function postgresOpener(): OpenEmpty {
  const made: TestDatabase[] = [];
  const free: TestDatabase[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
  });
  async function newDatabase(): Promise<TestDatabase> {
    const database = await createTestDatabase();
    made.push(database);
    return database;
  }
  return async <Tables>() => {
    const database = free.pop() ?? (await newDatabase());
    const store = await openTestPostgres<Tables>(database.url);
    return {
      store,
      close: async () => {
        await store.close();
        await database.clear();
        free.push(database);
      },
    };
  };
}

function openTestPostgres<Tables>(url: string): Promise<Store<Tables>> {
  return openPostgres<Tables>({
    url,
    poolSize: 4,
    // Other test files may keep the machine busy for longer than a member would wait.
    statementTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    onIdleConnectionLost: (error) => {
      throw error;
    },
  });
}
