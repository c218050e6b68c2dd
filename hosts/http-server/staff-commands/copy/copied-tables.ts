import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#bank/index.ts';

/** A table as it is copied: by its primary key, page after page. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
}

/** Where the copy keeps how far it has come: a table of the target, which is no table of the bank. */
export const progressTable = 'unfinished_copy';

/**
 * The tables of the bank in a PostgreSQL database, each after those that it refers to. Throws where a table has no primary key,
 * or where tables refer to each other in a circle.
 */
export async function tablesInOrder(target: Kysely<Tables>): Promise<CopiedTable[]> {
  const [columns, keys, references] = await Promise.all([
    columnsOf(target),
    primaryKeysOf(target),
    referencesOf(target),
  ]);
  const left = new Map(columns);
  const ordered: CopiedTable[] = [];
  while (left.size > 0) {
    const free = [...left.keys()].filter((table) =>
      (references.get(table) ?? []).every((other) => other === table || !left.has(other)),
    );
    if (free.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    }
    for (const name of free) {
      const key = keys.get(name);
      if (key === undefined) throw new Error(`The table ${name} has no primary key`);
      ordered.push({ name, columns: left.get(name) ?? [], key });
      left.delete(name);
    }
  }
  return ordered;
}

/** The columns of each table of the bank, in the order of their names. */
export async function columnsOf(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter(({ name }) => name !== progressTable)
      .map(({ name, columns }): [string, string[]] => [
        name,
        columns.map((column) => column.name).toSorted(),
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

async function primaryKeysOf(target: Kysely<Tables>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as "table", attname as "column"
    from pg_index
    join pg_class on pg_class.oid = indrelid
    cross join unnest(indkey) with ordinality as part (number, place)
    join pg_attribute on attrelid = indrelid and attnum = part.number
    where indisprimary and relnamespace = 'public'::regnamespace
    order by relname, part.place`.execute(target);
  return grouped(rows.map(({ table, column }) => [table, column]));
}

async function referencesOf(target: Kysely<Tables>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; other: string }>`
    select own.relname as "table", other.relname as other
    from pg_constraint
    join pg_class as own on own.oid = conrelid
    join pg_class as other on other.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(target);
  return grouped(rows.map(({ table, other }) => [table, other]));
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return groups;
}

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The value of a primary key, in the order of its columns. */
export type RowKey = readonly (string | number)[];

/** The rows of a table in the order of its primary key, from behind a key on; so many at a time. */
export async function* pagesOf(
  db: Kysely<Tables>,
  table: CopiedTable,
  pageSize: number,
  after: RowKey | null = null,
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly last: RowKey }> {
  let key = after;
  for (;;) {
    const rows: readonly Row[] = await pageAfter(db, table, pageSize, key);
    const last = rows.at(-1);
    if (last === undefined) return;
    key = keyOf(table, last);
    yield { rows, last: key };
    if (rows.length < pageSize) return;
  }
}

async function pageAfter(
  db: Kysely<Tables>,
  { name, columns, key }: CopiedTable,
  pageSize: number,
  after: RowKey | null,
): Promise<readonly Row[]> {
  const refs = sql.join(key.map((column) => sql.ref(column)));
  const behind: RawBuilder<unknown> =
    after === null ? sql`` : sql`where (${refs}) > (${sql.join(after)})`;
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    ${behind} order by ${refs} limit ${pageSize}`.execute(db);
  return rows;
}

function keyOf({ name, key }: CopiedTable, row: Row): RowKey {
  return key.map((column) => {
    const value = row[column];
    if (value === null || value === undefined) {
      throw new Error(`A row of ${name} has no ${column}, which is part of its key`);
    }
    return value;
  });
}
