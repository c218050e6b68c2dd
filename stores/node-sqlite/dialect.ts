import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { assertBoundValues } from '../bound-values.ts';
import type { BoundValue } from '../bound-values.ts';
import { SqliteStoreDialect } from '../sqlite/dialect.ts';
import type { SqliteDatabase, SqliteStatement } from '../sqlite/driver.ts';
import { assertOneStatement } from '../sqlite/one-statement.ts';
import { StatementCache } from '../sqlite/statement-cache.ts';

/** Kysely's dialect for an open `node:sqlite` database, which it closes when it is destroyed. */
export function nodeSqliteDialect(
  database: DatabaseSync,
  longestWaitMs?: number,
): SqliteStoreDialect {
  return new SqliteStoreDialect({ database: new NodeSqliteDatabase(database), longestWaitMs });
}

class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache<NodeSqliteStatement>;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new StatementCache({
      capacity: 256,
      prepare: (sql) => new NodeSqliteStatement(sql, database.prepare(sql)),
      // Node frees a statement when it collects the object, and all of them when it closes.
      free: () => {},
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

class NodeSqliteStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(sql: string, statement: StatementSync) {
    assertOneStatement(sql, statement.sourceSQL);
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...inputValues(parameters));
  }

  run(parameters: readonly unknown[]): number | bigint {
    return this.#statement.run(...inputValues(parameters)).changes;
  }
}

function inputValues(parameters: readonly unknown[]): SQLInputValue[] {
  assertBoundValues(parameters);
  return parameters.map(inputValue);
}

/**
 * node:sqlite binds every number as a REAL: 7 / 2 would be 3.5, and 5 in a text column '5.0'. Only
 * a bigint is bound as an INTEGER.
 */
function inputValue(value: BoundValue): SQLInputValue {
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value;
}
