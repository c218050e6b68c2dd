import type { Database, SqlValue, Statement } from 'sql.js';
import { assertBoundValues } from '../bound-values.ts';
import { SqliteStoreDialect } from '../sqlite/dialect.ts';
import type { SqliteDatabase, SqliteStatement } from '../sqlite/driver.ts';
import { StatementCache, assertOneStatement } from '../sqlite/statement-cache.ts';

/** Kysely's dialect for an open sql.js database, which it closes when it is destroyed. */
export function wasmSqliteDialect(database: Database): SqliteStoreDialect {
  return new SqliteStoreDialect({ database: new WasmSqliteDatabase(database) });
}

class WasmSqliteDatabase implements SqliteDatabase {
  readonly #database: Database;
  readonly #statements: StatementCache<WasmSqliteStatement>;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = new StatementCache({
      capacity: 256,
      prepare: (sql) => new WasmSqliteStatement(sql, database),
      free: (statement) => statement.free(),
    });
  }

  prepare(sql: string): SqliteStatement {
    return this.#statements.get(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class WasmSqliteStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #database: Database;
  readonly #statement: Statement;

  constructor(sql: string, database: Database) {
    this.#database = database;
    this.#statement = database.prepare(sql);
    this.reader = this.#statement.getColumnNames().length > 0;
    assertOneStatement(sql, this.#statement.getSQL());
  }

  all(parameters: readonly unknown[]): unknown[] {
    try {
      this.#statement.bind(sqlValues(parameters));
      const rows: unknown[] = [];
      while (this.#statement.step()) rows.push(this.#row());
      return rows;
    } finally {
      this.#statement.reset();
    }
  }

  run(parameters: readonly unknown[]): number {
    try {
      this.#statement.bind(sqlValues(parameters));
      this.#statement.step();
      return this.#database.getRowsModified();
    } finally {
      this.#statement.reset();
    }
  }

  free(): void {
    this.#statement.free();
  }

  #row(): Record<string, SqlValue> {
    const row = this.#statement.getAsObject();
    for (const column in row) assertExact(column, row[column]);
    return row;
  }
}

/**
 * sql.js reads every integer as a double, which rounds beyond 2^53: the result is then a whole number that is not safe. (So
 * is a REAL of that size, which is refused with it.)
 */
function assertExact(column: string, value: SqlValue | undefined): void {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`The integer in ${column} is beyond 2^53 - 1.`);
  }
}

/**
 * sql.js binds a bigint as text, so it gets the number. A whole number beyond 2^31 it binds as a
 * REAL, which an integer column and a comparison turn back into the same integer.
 */
function sqlValues(parameters: readonly unknown[]): SqlValue[] {
  assertBoundValues(parameters);
  return parameters.map((value) => (typeof value === 'bigint' ? Number(value) : value));
}
