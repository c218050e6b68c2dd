import { CompiledQuery, type Insertable, type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from './database-transaction.ts';
import type { Tables } from '../tables.ts';

/** A row that is changed: found by `where`, and then as `set` says. */
export interface RowChange<Row> {
  readonly where: Partial<Row>;
  readonly set: Partial<Row>;
}

/**
 * Writes rows of one table, all with the columns of the first: in one statement with a text that does not depend on their
 * number, so that it is prepared once. PostgreSQL takes them as one JSON text, so that they cross the network once; the answer
 * is not awaited, and where PostgreSQL refuses a row the transaction does not commit. `onConflict` says in SQL how to treat a
 * row with a key that is there already; without it that is an error. Throws `TypeError` for a cell that is neither a text, a
 * whole number nor null.
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
    const text = `insert into ${quoted(table)} (${names})
      select ${names} from json_populate_recordset(null::${quoted(table)}, $1) ${onConflict}`;
    await executeUnawaited(scope, text, rows);
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
    await updateFromJson(scope, table, keys, columns, changes);
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

async function updateFromJson(
  scope: DatabaseTransaction,
  table: string,
  keys: readonly string[],
  columns: readonly string[],
  changes: readonly RowChange<object>[],
): Promise<void> {
  const names = [...keys.map((key) => `before_${key}`), ...columns.map((name) => `after_${name}`)];
  const rows = changes.map(({ where, set }) => {
    const cells = [...valuesOf(where, keys), ...valuesOf(set, columns)];
    return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  });
  const types = new Map(names.map((name) => [name, typeOf(rows.map((row) => row[name]))]));
  const given = [...types].flatMap(([name, type]) => (type ? [`${quoted(name)} ${type}`] : []));
  // PostgreSQL knows the type of the column to which a null is written.
  const value = (name: string) => (types.get(name) ? `given.${quoted(name)}` : 'null');
  const set = columns.map((name) => `${quoted(name)} = ${value(`after_${name}`)}`);
  const where = keys.map((name) => `changed.${quoted(name)} = ${value(`before_${name}`)}`);
  // PostgreSQL expects a hundred rows of a JSON text, for which it would rather read a whole table, and ten behind this limit.
  // The check is part of the statement, so that nobody has to wait for its answer: a text that is no number fails it.
  const text = `with given as (
      select * from json_to_recordset($1) as listed(${given.join(', ')})
      limit (select json_array_length($1))
    ), found as (
      update ${quoted(table)} as changed set ${set.join(', ')} from given
      where ${where.join(' and ')}
      returning 1)
    select cast(case when count(*) = json_array_length($1) then '0' else 'Of ' || json_array_length($1) ||
      ' rows of ${table} only ' || count(*) || ' were as they were read' end as integer) from found`;
  await executeUnawaited(scope, text, rows);
}

function typeOf(cells: readonly unknown[]): 'bigint' | 'text' | undefined {
  const first = cells.find((cell) => cell !== null && cell !== undefined);
  if (first === undefined) return undefined;
  return typeof first === 'number' ? 'bigint' : 'text';
}

/** Executes a statement with one list of rows. Its answer is not needed: see `Store`. */
async function executeUnawaited(
  { trx }: DatabaseTransaction,
  text: string,
  rows: readonly object[],
): Promise<void> {
  if (!rows.every((row) => Object.values(row).every(isPlain))) {
    throw new TypeError('Only texts, whole numbers and nulls can be written with other rows');
  }
  const query: CompiledQuery & { unawaited: true } = {
    ...CompiledQuery.raw(text, [JSON.stringify(rows)]),
    unawaited: true,
  };
  await trx.executeQuery(query);
}

/** JSON would write any other value as a value that it is not, such as NaN as null. */
function isPlain(cell: unknown): boolean {
  return typeof cell === 'string' || Number.isSafeInteger(cell) || (cell ?? null) === null;
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

/** The items in parts of so many, the last of which may be shorter. */
export function* partsOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
