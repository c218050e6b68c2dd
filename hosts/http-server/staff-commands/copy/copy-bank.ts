import { type Kysely, sql } from 'kysely';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { type CopiedTable, columnsOf, pagesOf, type Row, tablesInOrder } from './copied-tables.ts';
import { readProgress, writeProgress } from './copy-progress.ts';
import { hash } from 'node:crypto';

/** Receives the number of a table's rows copied or read since the last call. */
type OnRows = (table: string, count: number) => void;

const defaultRowsInPage = 2_000;

/** How many rows are to be copied. */
export async function countRows(
  db: Kysely<Tables>,
  tables: readonly CopiedTable[],
): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/** The tables of both, if they are the same. Throws where they are not: both have had the same migrations. */
export async function commonTables(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
): Promise<CopiedTable[]> {
  const [ours, theirs] = [await columnsOf(source), await columnsOf(target)];
  if (JSON.stringify([...ours]) !== JSON.stringify([...theirs])) {
    throw new Error('The two databases do not have the same tables and columns');
  }
  return await tablesInOrder(target);
}

/**
 * Copies what is not in the target yet: a table after those that it refers to, and each page of rows in one transaction
 * with the note of how far it has come. So a copy that was killed goes on behind its last page.
 */
export async function copyRows(
  source: Kysely<Tables>,
  target: Store<Tables>,
  tables: readonly CopiedTable[],
  onRows: OnRows,
  rowsInPage = defaultRowsInPage,
): Promise<void> {
  const done = await readProgress(target.db);
  for (const table of tables) {
    const before = done.get(table.name) ?? { rows: 0, last: null };
    let copied = before.rows;
    onRows(table.name, copied);
    for await (const { rows, last } of pagesOf(source, table, rowsInPage, before.last)) {
      copied += rows.length;
      await target.transact(async ({ trx }) => {
        await insertPage(trx, table, rows);
        await writeProgress(trx, table.name, { rows: copied, last });
      });
      onRows(table.name, rows.length);
    }
  }
}

/** Rows that every migration makes, such as the bank's own accounts, are there already. */
async function insertPage(
  trx: Kysely<Tables>,
  { name, columns }: CopiedTable,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(trx);
}

/** Reads both databases whole, and tells which tables differ: none after a copy. */
export async function differences(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  tables: readonly CopiedTable[],
  onRows: OnRows,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const told = (count: number) => onRows(table.name, count);
    const ours = await digestOf(source, table, defaultRowsInPage, told);
    const theirs = await digestOf(target, table, defaultRowsInPage, told);
    if (ours.digest === theirs.digest && ours.rows === theirs.rows) continue;
    found.push(
      `The table ${table.name} differs: ${ours.rows} rows in the source, ${theirs.rows} in the copy.`,
    );
  }
  return found;
}

/** The digest of a table, in a line: equal for equal rows, on either engine. */
interface TableDigest {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly digest: string;
}

const places = 2n ** 256n;

/**
 * Reads the whole table. The digest is the sum of the SHA-256 of its rows, so that the order does not count, in which two
 * engines may differ.
 */
export async function digestOf(
  db: Kysely<Tables>,
  table: CopiedTable,
  pageSize: number,
  onRows: (count: number) => void,
): Promise<TableDigest> {
  let count = 0;
  let sum = 0n;
  for await (const { rows } of pagesOf(db, table, pageSize)) {
    for (const row of rows) {
      const text = JSON.stringify(table.columns.map((column) => row[column]));
      sum += BigInt(`0x${hash('sha256', text)}`);
    }
    count += rows.length;
    onRows(rows.length);
  }
  return { rows: count, digest: (sum % places).toString(16).padStart(64, '0') };
}
