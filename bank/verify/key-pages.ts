import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Findings } from './check.ts';

type Key = readonly (string | number)[];

/** A table in the order of some of its columns, which an index has. */
export interface Ordered {
  readonly table: keyof Tables;
  /** Rows where one of them is null have no place in the order and are left out. */
  readonly columns: readonly string[];
  /** Values that lie before those of every row. */
  readonly before: Key;
  /** How many rows make a page. */
  readonly pageSize: number;
}

/** Rows that follow each other in the order. */
export interface KeyPage {
  readonly size: number;
  /** The condition that picks these rows where the query has their table under this name. */
  of(alias: string): RawBuilder<boolean>;
  /**
   * A condition that is true of these rows by their first column, and of whatever is joined to them
   * by it. It picks no other rows, but lets the database read one span of an index for a whole page:
   * PostgreSQL guesses badly how many rows lie between two pairs, and would read the whole table.
   */
  around(column: string): RawBuilder<boolean>;
}

/**
 * Goes through a table by pages, so that each statement is short and little is kept in memory,
 * however long the table is. Rows with the same key are never parted.
 */
export async function* keyPages(db: Kysely<Tables>, ordered: Ordered): AsyncGenerator<KeyPage> {
  let after = ordered.before;
  for (;;) {
    const { size, last } = await lastKeyAfter(db, ordered, after);
    if (last === null) {
      return;
    }
    yield keyPage(ordered, size, after, last);
    after = last;
  }
}

interface PagesChecked<Row> {
  /** Selects the faulty rows of a page, or what makes them faulty. */
  readonly wrong: (page: KeyPage) => RawBuilder<Row>;
  /** Says what is wrong, with the key of the row. */
  readonly fault: (row: Row) => string;
  /** False where the rows were noted before, or by another check. */
  readonly isNoted?: boolean;
}

/** Goes through a table by pages and notes its faulty rows, and how many rows were looked at. */
export async function checkPages<Row>(
  db: Kysely<Tables>,
  findings: Findings,
  ordered: Ordered,
  { wrong, fault, isNoted = true }: PagesChecked<Row>,
): Promise<void> {
  for await (const page of keyPages(db, ordered)) {
    const { rows } = await wrong(page).execute(db);
    for (const row of rows) findings.fault(fault(row));
    if (isNoted) findings.checked += page.size;
  }
}

function keyPage({ columns }: Ordered, size: number, after: Key, last: Key): KeyPage {
  return {
    size,
    of: (alias) => {
      const key = columns.map((column) => sql.ref(`${alias}.${column}`));
      return sql<boolean>`${tuple(key)} > ${tuple(after)} and ${tuple(key)} <= ${tuple(last)}
        and ${noneIsNull(key)}`;
    },
    around: (column) => sql<boolean>`${sql.ref(column)} between ${after[0]} and ${last[0]}`,
  };
}

/** The number of keys on the page after that key, and the last of them. */
async function lastKeyAfter(
  db: Kysely<Tables>,
  { table, columns, pageSize }: Ordered,
  after: Key,
): Promise<{ size: number; last: Key | null }> {
  const key = columns.map((column) => sql.ref(column));
  const backwards = key.map((column) => sql`${column} desc`);
  const { rows } = await sql<Record<string, string | number>>`
    with page as (
      select ${sql.join(key)} from ${sql.table(table)}
      where ${tuple(key)} > ${tuple(after)} and ${noneIsNull(key)}
      order by ${sql.join(key)}
      limit ${pageSize}
    )
    select ${sql.join(key)}, (select count(*) from page) as page_size
    from page
    order by ${sql.join(backwards)}
    limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    return { size: 0, last: null };
  }
  const { page_size: size, ...values } = row;
  return { size: Number(size), last: columns.map((column) => values[column] ?? '') };
}

function tuple(values: readonly unknown[]): RawBuilder<unknown> {
  return sql`(${sql.join(values)})`;
}

function noneIsNull(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`${column} is not null`),
    sql` and `,
  );
}
