import {
  AbortedTransactionError,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteDriver, type SqliteDriverConfig } from './driver.ts';

/** Kysely's dialect for SQLite, on this folder's driver. */
export class SqliteStoreDialect implements Dialect {
  readonly #config: SqliteDriverConfig;

  constructor(config: SqliteDriverConfig) {
    this.#config = config;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#config);
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
  // There is one connection, but the driver takes turns on it by itself (see Mutex).
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite rolls back CREATE and ALTER like any other change: a migration happens wholly or not.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The reason of a failure: a transaction that could not commit failed because of its first failed statement. */
export function reasonOf(error: unknown): unknown {
  return error instanceof AbortedTransactionError ? error.cause : error;
}
