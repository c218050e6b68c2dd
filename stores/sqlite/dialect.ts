import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseIntrospector, Dialect, Driver, Kysely } from 'kysely';
import { SqliteDriver } from './driver.ts';
import type { SqliteDatabase } from './driver.ts';
import type { Turns } from './turns.ts';

export interface SqliteStoreDialectConfig {
  readonly database: SqliteDatabase;
  /** How long a query or transaction waits for its turn, in milliseconds. */
  readonly longestWaitMs?: number | undefined;
  /** Shared with whoever else writes to the same file from this process. */
  readonly writing?: Turns | undefined;
}

/** Kysely's dialect for SQLite, on this folder's driver. */
export class SqliteStoreDialect implements Dialect {
  readonly #config: SqliteStoreDialectConfig;

  constructor(config: SqliteStoreDialectConfig) {
    this.#config = config;
  }

  createDriver(): Driver {
    const { database, longestWaitMs = 10_000, writing } = this.#config;
    return new SqliteDriver(database, longestWaitMs, writing);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteStoreAdapter {
    return new SqliteStoreAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SqliteStoreAdapter extends SqliteAdapter {
  // There is one connection, but the driver takes turns on it by itself (see Turns).
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite rolls back CREATE and ALTER like any other change: a migration happens wholly or not.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
