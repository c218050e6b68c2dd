import { cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';
import type { TransactionFilter } from '#contract/transactions.ts';
import type { Kysely } from 'kysely';
import { presentRow } from '../history-page.ts';
import type { Tables } from '../tables.ts';
import { csvHeader, csvRow } from './csv.ts';
import { ofxFile, type OfxTransaction } from './ofx.ts';
import type { Span } from './transaction-filter.ts';
import { listLedgerBalances, searchWithBalances } from './transaction-records.ts';

/** Few enough that others are answered between two pages, many enough that the asking costs little. */
const rowsPerPage = 1_000;

/** What is to be exported, and of whom. */
export interface Export {
  readonly db: Kysely<Tables>;
  readonly memberId: string;
  readonly filter: TransactionFilter;
  readonly span: Span;
}

/** The filtered transactions of the member, newest first, as CSV. */
export async function exportCsv(
  wanted: Export,
  timeZone: string,
): Promise<{ csv: string; rows: number }> {
  const lines = [csvHeader()];
  for await (const row of rowsOf(wanted)) {
    lines.push(csvRow(presentRow(row, timeZone), cents(row.balanceAfter)));
  }
  return { csv: lines.join(''), rows: lines.length - 1 };
}

/** Those of them that are completed, as OFX. */
export async function exportOfx(
  wanted: Export,
  now: EpochMs,
): Promise<{ ofx: string; rows: number }> {
  const { filter, span } = wanted;
  const byAccount = new Map<string, OfxTransaction[]>();
  let rows = 0;
  let oldest = now;
  for await (const row of rowsOf(wanted)) {
    if (row.status === 'completed') {
      const own = byAccount.get(row.handle) ?? [];
      own.push({
        id: row.id,
        at: row.at as EpochMs,
        amount: row.type === 'credit' ? row.amount : -row.amount,
        description: row.description,
        reference: row.reference,
      });
      byAccount.set(row.handle, own);
      oldest = row.at as EpochMs;
      rows += 1;
    }
  }
  const accounts = await listLedgerBalances(wanted.db, wanted.memberId);
  const statements = accounts
    .filter(({ handle }) => filter.account === undefined || filter.account === handle)
    .map(({ handle, number, type, balance, onItsWay }) => ({
      accountId: `${handle.slice(0, 17)}-${number.slice(-4)}`,
      accountType: type === 'savings' ? ('SAVINGS' as const) : ('CHECKING' as const),
      ledgerBalance: cents(balance + onItsWay),
      available: cents(balance),
      transactions: byAccount.get(handle) ?? [],
    }));
  const spanned = { from: span.from ?? oldest, to: span.before ?? now, now };
  return { ofx: ofxFile(statements, spanned), rows };
}

/** Page by page, so that only what is made of the rows is in memory. */
async function* rowsOf({ db, memberId, filter, span }: Export) {
  let cursor: string | undefined;
  do {
    const request = { cursor, limit: rowsPerPage };
    const { rows, next } = await searchWithBalances(db, memberId, filter, span, request);
    yield* rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
