import { CompiledQuery, type Insertable, type RawBuilder, sql } from 'kysely';
import { columnArrays } from './column-arrays.ts';
import type { DatabaseTransaction } from './database-transaction.ts';
import type { Tables } from '../tables.ts';

/** A row that is changed: found by `where`, and then as `set` says. */
export interface RowChange<Row> {
  readonly where: Partial<Row>;
  readonly set: Partial<Row>;
}

/**
 * Writes rows of one table, all with the columns of the first: in one statement with a text that does not depend on their
 * number, so that it is prepared once. PostgreSQL takes them as arrays, an array for each column, so that they cross the
 * network once; the answer is not awaited, and where PostgreSQL refuses a row the transaction does not commit. `onConflict`
 * says in SQL how to treat a row with a key that is there already; without it that is an error.
 */
export async function insertRows<Name extends keyof Tables>(
  scope: DatabaseTransaction,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  onConflict = '',
): Promise<void> {
  const [first] = rows;
  if (first === undefined) {
    return;
  }
  const columns = Object.keys(first);
  const names = columns.map(quoted).join(', ');
  if (scope.engine === 'postgres') {
    const { source, values, parameters } = columnArrays(cellsOf(rows, columns));
    const text = `insert into ${quoted(table)} (${names})
      select ${values.join(', ')} from ${source} ${onConflict}`;
    await scope.trx.executeQuery(unawaited(text, parameters));
    return;
  }
  const places = columns.map(() => '?').join(', ');
  await repeat(
    scope,
    `insert into ${quoted(table)} (${names}) values (${places}) ${onConflict}`,
    rows.map((row) => valuesOf(row, columns)),
  );
}

/**
 * Changes rows of one table, all by the columns of the first. Where one of them is not found the transaction does not
 * commit: they are known to be there, and locked.
 */
export async function updateRows<Name extends keyof Tables>(
  scope: DatabaseTransaction,
  table: Name,
  changes: readonly RowChange<Insertable<Tables[Name]>>[],
): Promise<void> {
  const [first] = changes;
  if (first === undefined) {
    return;
  }
  const keys = Object.keys(first.where);
  const columns = Object.keys(first.set);
  if (scope.engine === 'postgres') {
    await updateFromArrays(scope, table, keys, columns, changes);
    return;
  }
  const changed = await repeat(
    scope,
    `update ${quoted(table)} set ${columns.map(isPlace).join(', ')}
     where ${keys.map(isPlace).join(' and ')}`,
    changes.map(({ set, where }) => [...valuesOf(set, columns), ...valuesOf(where, keys)]),
  );
  if (changed !== changes.length) {
    throw new Error(`Of ${changes.length} rows of ${table} only ${changed} were as they were read`);
  }
}

/** Whether the column is one of the texts of a list, which is bound as one JSON text: see `listOf`. */
export function isInList(
  { engine }: Pick<DatabaseTransaction, 'engine'>,
  column: string,
  list: string,
): RawBuilder<boolean> {
  return engine === 'postgres'
    ? sql`${sql.ref(column)} = any(array(select json_array_elements_text(${list}::json)))`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`;
}

/** A list as `isInList` takes it, each text once. */
export function listOf(texts: Iterable<string>): string {
  return JSON.stringify([...new Set(texts)]);
}

async function updateFromArrays(
  { trx }: DatabaseTransaction,
  table: string,
  keys: readonly string[],
  columns: readonly string[],
  changes: readonly RowChange<object>[],
): Promise<void> {
  const { source, values, parameters } = columnArrays([
    ...cellsOf(
      changes.map(({ where }) => where),
      keys,
      'before_',
    ),
    ...cellsOf(
      changes.map(({ set }) => set),
      columns,
      'after_',
    ),
  ]);
  const before = values.slice(0, keys.length);
  const after = values.slice(keys.length);
  // The check is part of the statement, so that nobody has to wait for its answer: a text that is no number fails it.
  const text = `with found as (
      update ${quoted(table)} as changed
      set ${columns.map((column, index) => `${quoted(column)} = ${after[index]}`).join(', ')}
      from ${source}
      where ${keys.map((key, index) => `changed.${quoted(key)} = ${before[index]}`).join(' and ')}
      returning 1)
    select cast(case when count(*) = cardinality($1) then '0' else 'Of ' || cardinality($1) ||
      ' rows of ${table} only ' || count(*) || ' were as they were read' end as integer) from found`;
  await trx.executeQuery(unawaited(text, parameters));
}

function cellsOf(
  rows: readonly object[],
  columns: readonly string[],
  prefix = '',
): [name: string, cells: unknown[]][] {
  return columns.map((column) => [
    `${prefix}${column}`,
    rows.map((row) => (row as Record<string, unknown>)[column]),
  ]);
}

/** A statement with an answer that is not needed: see `Store`. */
function unawaited(text: string, parameters: readonly unknown[]): CompiledQuery {
  const query: CompiledQuery & { unawaited: true } = {
    ...CompiledQuery.raw(text, [...parameters]),
    unawaited: true,
  };
  return query;
}

/** Runs a statement with each list of parameters in turn: the SQLite stores do so with `repeated`. */
async function repeat(
  { trx }: DatabaseTransaction,
  text: string,
  repeated: readonly (readonly unknown[])[],
): Promise<number> {
  const query: CompiledQuery & { repeated: typeof repeated } = {
    ...CompiledQuery.raw(text),
    repeated,
  };
  return Number((await trx.executeQuery(query)).numAffectedRows ?? 0);
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  const values = row as Record<string, unknown>;
  return columns.map((column) => values[column]);
}

function isPlace(column: string): string {
  return `${quoted(column)} = ?`;
}

function quoted(name: string): string {
  return `"${name}"`;
}
