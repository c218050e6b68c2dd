import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Findings } from './check.ts';
import { type KeyPage, keyPages, type Ordered } from './key-pages.ts';

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
