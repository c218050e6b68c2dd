import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#bank/index.ts';
import type { CopiedTable } from './copied-tables.ts';
import { pagesOf } from './table-pages.ts';

/** What a table holds, in a line: equal for equal rows, on whichever engine. */
export interface TableDigest {
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
