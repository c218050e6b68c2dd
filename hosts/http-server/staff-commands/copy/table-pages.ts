import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import type { CopiedTable } from './copied-tables.ts';

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
