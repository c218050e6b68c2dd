import { type Kysely, sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { progressTable, type RowKey } from './copied-tables.ts';

/** How far the copy of a table has come. */
export interface TableProgress {
  readonly rows: number;
  /** The key of the last row that was copied; null before the first. */
  readonly last: RowKey | null;
}

const table = sql.table(progressTable);

/** Whether a copy into this database began and did not end. Then no server starts on it: see `migrate`. */
export async function isUnfinished(target: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select to_regclass(${`public.${progressTable}`}) is not null as found`.execute(target);
  return rows[0]?.found === 1;
}

/** From now on, until `finish`, no server starts on the database. */
export async function begin(target: Kysely<Tables>): Promise<void> {
  await sql`create table ${table} (
    table_name text primary key, rows bigint not null, last_key text not null)`.execute(target);
}

export async function readProgress(target: Kysely<Tables>): Promise<Map<string, TableProgress>> {
  const { rows } = await sql<{ table_name: string; rows: number; last_key: string }>`
    select table_name, rows, last_key from ${table}`.execute(target);
  return new Map(
    rows.map((row) => [
      row.table_name,
      { rows: row.rows, last: JSON.parse(row.last_key) as RowKey },
    ]),
  );
}

/** Written in the transaction of the rows: both are there, or neither. */
export async function writeProgress(
  trx: Kysely<Tables>,
  name: string,
  { rows, last }: TableProgress,
): Promise<void> {
  await sql`insert into ${table} (table_name, rows, last_key)
    values (${name}, ${rows}, ${JSON.stringify(last)})
    on conflict (table_name) do update set rows = excluded.rows, last_key = excluded.last_key`.execute(
    trx,
  );
}

export async function finish(target: Kysely<Tables>): Promise<void> {
  await sql`drop table ${table}`.execute(target);
}
