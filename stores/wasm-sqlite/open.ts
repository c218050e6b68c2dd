import { Kysely } from 'kysely';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { reasonOf } from '../sqlite/dialect.ts';
import {
  type Store,
  StoreCannotOpen,
  StoreUnavailable,
  type TransactionalStore,
} from '../store.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { wasmSqliteDialect } from './dialect.ts';

export interface WasmSqliteOptions {
  /**
   * SQLite compiled to WebAssembly, that is `sql.js/dist/sql-wasm-browser.wasm` in a browser and
   * `sql.js/dist/sql-wasm.wasm` in Node: where it is to be had, or its bytes. sql.js loads it once
   * in a thread: the first that is given serves every store of the thread.
   */
  readonly wasm: string | ArrayBuffer;
}

/**
 * Opens an empty SQLite database in memory: it ends with the thread, or when it is closed. This
 * SQLite has no FTS5. Throws StoreCannotOpen when the WebAssembly cannot be had.
 */
export async function open<Tables>(options: WasmSqliteOptions): Promise<Store<Tables>> {
  const sqlite = await load(options.wasm);
  const database = new sqlite.Database();
  database.run('pragma foreign_keys = on');
  // Without it INSERT OR REPLACE deletes a row and fires no delete trigger.
  database.run('pragma recursive_triggers = on');
  const db = new Kysely<Tables>({ dialect: wasmSqliteDialect(database) });
  const store: TransactionalStore<Tables> = {
    db,
    engine: 'sqlite',
    // Nobody else can open this database, so nobody else can hold a lock on it.
    isTransient: () => false,
    isUnavailable: (error) =>
      error instanceof StoreUnavailable || says(error, 'database or disk is full', 'out of memory'),
    isUniqueViolation: (error) => says(error, 'UNIQUE constraint failed'),
  };
  return {
    ...store,
    ...transactionsOf(store),
    isCheckViolation: (error) => says(error, 'CHECK constraint failed'),
    close: async () => {
      await db.destroy();
      // Kysely leaves a database alone that nothing was asked of; closing twice is harmless.
      database.close();
    },
  };
}

async function load(wasm: string | ArrayBuffer): Promise<SqlJsStatic> {
  try {
    return await initSqlJs(
      typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm },
    );
  } catch (error) {
    throw new StoreCannotOpen('Cannot open the database: SQLite could not be loaded.', {
      cause: error,
    });
  }
}

/** sql.js gives SQLite's message (https://sqlite.org/rescode.html), but not its result code. */
function says(error: unknown, ...messages: readonly string[]): boolean {
  const reason = reasonOf(error);
  return reason instanceof Error && messages.some((message) => reason.message.startsWith(message));
}
