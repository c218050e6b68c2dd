import { AbortedTransactionError, CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { Mutex } from './mutex.ts';

/** The part of an open SQLite database that the driver needs, from any build. */
export interface SqliteDatabase {
  /** A statement, ready to run; the same text may give the same statement again. */
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  /** Whether it gives rows (a query, or a change with RETURNING). */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  /** Returns how many rows it changed. */
  run(parameters: readonly unknown[]): number | bigint;
}

export interface SqliteDriverConfig {
  readonly database: SqliteDatabase;
  /** How long a query or transaction waits for its turn, in milliseconds. */
  readonly longestWaitMs?: number | undefined;
}

/**
 * Kysely's driver for one SQLite connection.
 *
 * - Everybody takes turns on the connection; a transaction keeps it until it ends.
 * - A transaction begins with BEGIN IMMEDIATE, so that it meets another process's lock before it
 *   has read anything, and never with a stale view half way (https://sqlite.org/lang_transaction.html).
 *   One of access mode `read only` takes no write lock.
 * - A transaction with a failed statement is over, as on PostgreSQL. SQLite itself would go on, and
 *   after an error that rolled back by itself (a full disk) it would commit each further statement
 *   on its own.
 */
export class SqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: SqliteConnection;
  readonly #turns: Mutex;

  constructor({ database, longestWaitMs = 10_000 }: SqliteDriverConfig) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
    this.#turns = new Mutex(longestWaitMs);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#connection.begin(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(_: DatabaseConnection, name: string): Promise<void> {
    this.#connection.rollbackTo(name);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release ${quoted(name)}`));
  }

  async destroy(): Promise<void> {
    await this.#turns.take();
    this.#database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  #inTransaction = false;
  /** The first error of the transaction that is under way, in a box because anything may be thrown. */
  #failure: { readonly error: unknown } | undefined;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#failure !== undefined) {
      // With several statements under way, the first one that the caller awaits gives the reason.
      throw this.#failure.error;
    }
    try {
      return isRepeated(query)
        ? this.#executeEach<Row>(query.sql, query.repeated)
        : this.#execute<Row>(query.sql, query.parameters);
    } catch (error) {
      if (this.#inTransaction) this.#failure = { error };
      throw error;
    }
  }

  // Kysely asks for a stream of its connection; the other engines have none, so that no one may
  // come to rely on it here.
  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported: read by pages.');
  }

  begin(sql: 'begin' | 'begin immediate'): void {
    this.#execute(sql, []);
    this.#inTransaction = true;
  }

  commit(): void {
    if (this.#failure !== undefined) {
      const { error } = this.#failure;
      this.rollback();
      throw new AbortedTransactionError({ cause: error });
    }
    this.#execute('commit', []);
    this.#inTransaction = false;
  }

  rollback(): void {
    this.#inTransaction = false;
    this.#failure = undefined;
    try {
      this.#execute('rollback', []);
    } catch (error) {
      // The error that failed the transaction may have made SQLite roll it back already.
      if (!isNoTransaction(error)) throw error;
    }
  }

  rollbackTo(savepoint: string): void {
    this.#execute(`rollback to ${quoted(savepoint)}`, []);
    this.#failure = undefined;
  }

  #executeEach<Row>(sql: string, repeated: readonly (readonly unknown[])[]): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    let affected = 0n;
    for (const parameters of repeated) affected += BigInt(statement.run(parameters));
    return { rows: [], numAffectedRows: affected };
  }

  #execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters)) };
  }
}

/** A change that is made with each list of parameters in turn: see Store. */
function isRepeated(
  query: CompiledQuery,
): query is CompiledQuery & { readonly repeated: readonly (readonly unknown[])[] } {
  return 'repeated' in query;
}

function isNoTransaction(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no transaction is active');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
