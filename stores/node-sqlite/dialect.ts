import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type BoundValue, assertBoundValues } from '../bound-values.ts';
import { SqliteStoreDialect } from '../sqlite/dialect.ts';
import type { SqliteDatabase, SqliteDriverConfig, SqliteStatement } from '../sqlite/driver.ts';
import { StatementCache, assertOneStatement } from '../sqlite/statement-cache.ts';
import { isFailedSync } from './result-codes.ts';
import { statementChannel, type StatementTold } from '../statement-channel.ts';

/** Kysely's dialect for an open `node:sqlite` database, which it closes when it is destroyed. */
export function nodeSqliteDialect(
  database: DatabaseSync,
  {
    longestWaitMs,
    onFailedSync = () => {},
  }: Pick<SqliteDriverConfig, 'longestWaitMs'> & {
    /** Called before the statement throws that was not synced: nobody may go on with the file. */
    readonly onFailedSync?: OnFailedSync;
  } = {},
): SqliteStoreDialect {
  return new SqliteStoreDialect({
    longestWaitMs,
    database: new NodeSqliteDatabase(database, onFailedSync),
  });
}

type OnFailedSync = (error: unknown) => void;

class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache<NodeSqliteStatement>;

  constructor(database: DatabaseSync, onFailedSync: OnFailedSync) {
    this.#database = database;
    this.#statements = new StatementCache({
      capacity: 256,
      prepare: (sql) => new NodeSqliteStatement(sql, database.prepare(sql), onFailedSync),
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
  readonly #told: StatementTold;
  readonly #statement: StatementSync;
  readonly #onFailedSync: OnFailedSync;
  /** Undefined where it is for node:sqlite to name the columns. */
  readonly #names: readonly string[] | undefined;
  /** Every row is a copy of it, so that V8 knows them to be alike. */
  readonly #blankRow: Readonly<Record<string, unknown>> = {};

  constructor(sql: string, statement: StatementSync, onFailedSync: OnFailedSync) {
    assertOneStatement(sql, statement.sourceSQL);
    this.#told = { sql, engine: 'sqlite' };
    this.#statement = statement;
    this.#onFailedSync = onFailedSync;
    const names = statement.columns().map(({ name }) => name);
    this.reader = names.length > 0;
    // The meaning of `*` is known only when it runs: a column may have been added.
    if (this.reader && !sql.includes('*')) {
      // The objects that node:sqlite makes of rows are hash tables, which take twice the time and the memory.
      statement.setReturnArrays(true);
      this.#names = names;
      this.#blankRow = Object.fromEntries(names.map((name) => [name, null]));
    }
  }

  all(parameters: readonly unknown[]): unknown[] {
    const bound = inputValues(parameters);
    const rows: unknown[] = this.#execute(() => this.#statement.all(...bound));
    const names = this.#names;
    return names === undefined
      ? rows
      : (rows as SQLOutputValue[][]).map((values) => this.#rowOf(names, values));
  }

  run(parameters: readonly unknown[]): number | bigint {
    const values = inputValues(parameters);
    return this.#execute(() => this.#statement.run(...values)).changes;
  }

  #execute<Result>(execute: () => Result): Result {
    try {
      return statementChannel.hasSubscribers
        ? statementChannel.traceSync(execute, { ...this.#told })
        : execute();
    } catch (error) {
      if (isFailedSync(error)) this.#onFailedSync(error);
      throw error;
    }
  }

  #rowOf(names: readonly string[], values: readonly SQLOutputValue[]): Record<string, unknown> {
    const row = { ...this.#blankRow };
    names.forEach((name, place) => {
      row[name] = values[place];
    });
    return row;
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
