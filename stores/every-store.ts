import { createRequire } from 'node:module';
import { afterEach, describe } from 'vitest';
import { imageOf, loadImage, open as openNodeSqlite } from './node-sqlite/open.ts';
import { KeptPool } from './postgres/kept-pool.ts';
import { open as openPostgres } from './postgres/open.ts';
import { rememberPrepared, type PreparedDatabase } from './postgres/prepared-database.ts';
import { createTestDatabase } from './postgres/test-database.ts';
import type { TestDatabase } from './postgres/test-server.ts';
import type { Store } from './store.ts';
import { open as openWasmSqlite } from './wasm-sqlite/open.ts';

export type StoreName = 'node-sqlite' | 'wasm-sqlite' | 'postgres';

/** The context of a suite on one kind of store. */
export interface EveryStoreContext {
  readonly name: StoreName;
  /** Opens an empty store of this kind, or a prepared one, to be called in a test; it is closed after the test. */
  open<Tables>(): Promise<Store<Tables>>;
}

/** Makes in an empty store what a suite wants to find there. */
export type Prepare = (store: Store<unknown>) => Promise<void>;

/**
 * Runs one suite on each kind of store: test support for code that is built on a store. With `prepare` each store is
 * prepared when it is opened.
 *
 * describeOnEveryStore('the ledger', ({ open }) => {
 *   test('…', async () => { const { db } = await open<Tables>(); … });
 * });
 */
export function describeOnEveryStore(
  title: string,
  suite: (context: EveryStoreContext) => void,
  prepare?: Prepare,
): void {
  describeOnStores(['node-sqlite', 'wasm-sqlite', 'postgres'], title, suite, prepare);
}

/** The same for some kinds of store only, to test what only they do. */
export function describeOnStores(
  names: readonly StoreName[],
  title: string,
  suite: (context: EveryStoreContext) => void,
  prepare?: Prepare,
): void {
  for (const name of names) {
    describe(`${title} on ${name}`, () => {
      const openPrepared = opener(name, prepare);
      const closings: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const close of closings.splice(0)) await close();
      });
      suite({
        name,
        async open<Tables>() {
          const { store, close } = await openPrepared<Tables>();
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

type OpenPrepared = <Tables>() => Promise<Opened<Tables>>;

function opener(name: StoreName, prepare: Prepare | undefined): OpenPrepared {
  if (name === 'postgres') return postgresOpener(prepare);
  if (name === 'node-sqlite') return () => openPreparedNodeSqlite(prepare);
  return async <Tables>() => {
    const opened = await openEmptyWasmSqlite<Tables>();
    await prepare?.(opened.store as unknown as Store<unknown>);
    return opened;
  };
}

/** The content of prepared databases, by the function that prepares them: to load it takes a tenth of the time. */
const images = new Map<Prepare, Uint8Array>();

async function openPreparedNodeSqlite<Tables>(
  prepare: Prepare | undefined,
): Promise<Opened<Tables>> {
  const store = await openNodeSqlite<Tables>({ path: ':memory:' });
  const image = prepare && images.get(prepare);
  if (image !== undefined) {
    loadImage(store, image);
  } else if (prepare !== undefined) {
    await prepare(store as unknown as Store<unknown>);
    images.set(prepare, imageOf(store));
  }
  return { store, close: () => store.close() };
}

async function openEmptyWasmSqlite<Tables>(): Promise<Opened<Tables>> {
  const file = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
  const store = await openWasmSqlite<Tables>({ wasm: file });
  return { store, close: () => store.close() };
}

interface ReusedDatabase {
  readonly database: TestDatabase;
  readonly connections: KeptPool;
  prepared: PreparedDatabase | null;
}

/**
 * The databases that no test uses now, by the function that prepares them. Making a database and its tables takes long: the
 * tests of a process put each back and hand it on, and the run drops it at its end.
 */
const freeDatabases = new Map<Prepare | undefined, ReusedDatabase[]>();

function postgresOpener(prepare: Prepare | undefined): OpenPrepared {
  const free = freeDatabases.get(prepare) ?? [];
  freeDatabases.set(prepare, free);

  async function prepareDatabase(reused: ReusedDatabase): Promise<void> {
    if (prepare === undefined || reused.prepared !== null) return;
    const store = await openTestPostgres<unknown>(reused);
    try {
      await prepare(store);
    } finally {
      await store.close();
    }
    await reused.connections.end();
    reused.prepared = await rememberPrepared(reused.database.url);
  }

  async function putBack(reused: ReusedDatabase): Promise<void> {
    if ((await reused.prepared?.restore()) !== true) {
      await reused.connections.end();
      await reused.database.clear();
      reused.prepared = null;
    }
    free.push(reused);
  }

  return async <Tables>() => {
    const reused = free.pop() ?? {
      database: await createTestDatabase(),
      connections: new KeptPool(),
      prepared: null,
    };
    await prepareDatabase(reused);
    const store = await openTestPostgres<Tables>(reused);
    return {
      store,
      close: async () => {
        await store.close();
        await putBack(reused);
      },
    };
  };
}

function openTestPostgres<Tables>({
  database,
  connections,
}: ReusedDatabase): Promise<Store<Tables>> {
  return openPostgres<Tables>({
    url: database.url,
    openPool: (config) => connections.lend(config),
    poolSize: 4,
    // Other test files may keep the machine busy for longer than a member would wait.
    statementTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    onIdleConnectionLost: (error) => {
      throw error;
    },
  });
}
