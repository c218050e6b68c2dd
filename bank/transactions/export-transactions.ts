import { cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';
import type { TransactionFilter } from '#contract/transactions.ts';
import type { Kysely } from 'kysely';
import { presentRow } from '../history-page.ts';
import type { Tables } from '../tables.ts';
import { localMoment } from '../calendar/local-time.ts';
import { type CamtEntry, camtFile, type CamtMovement } from './camt053.ts';
import { csvHeader, csvRow } from './csv.ts';
import { ofxFile, type OfxTransaction } from './ofx.ts';
import type { Span } from './transaction-filter.ts';
import {
  findMemberName,
  listLedgerBalances,
  searchWithBalances,
  sumCompleted,
} from './transaction-records.ts';

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
  const { byAccount, rows, oldest } = await completedByAccount(wanted, (row): OfxTransaction => ({
    id: row.id,
    at: row.at as EpochMs,
    amount: row.type === 'credit' ? row.amount : -row.amount,
    description: row.description,
    reference: row.reference,
  }));
  const accounts = await listLedgerBalances(wanted.db, wanted.memberId);
  const statements = accounts
    .filter(({ handle }) => filter.account === undefined || filter.account === handle)
    .map(({ handle, number, type, balance, held, onItsWay, pendingIn }) => ({
      accountId: accountIdOf(handle, number),
      accountType: type === 'savings' ? ('SAVINGS' as const) : ('CHECKING' as const),
      ledgerBalance: cents(balance + onItsWay - pendingIn),
      available: cents(balance - held),
      transactions: byAccount.get(handle) ?? [],
    }));
  const spanned = { from: span.from ?? oldest ?? now, to: span.before ?? now, now };
  return { ofx: ofxFile(statements, spanned), rows };
}

/** What a message of camt.053 says besides the transactions. */
export interface CamtHead {
  readonly id: string;
  readonly now: EpochMs;
  readonly servicer: string;
  readonly timeZone: string;
}

/**
 * Those of them that are completed, as camt.053: the opening balance of a statement and all that was completed in
 * the span add up to its closing balance. Undefined where the filter names no account of the member.
 */
export async function exportCamt(
  wanted: Export,
  { id, now, servicer, timeZone }: CamtHead,
): Promise<{ camt: string; rows: number } | undefined> {
  const { db, memberId, filter, span } = wanted;
  const accounts = (await listLedgerBalances(db, memberId)).filter(
    ({ handle }) => filter.account === undefined || filter.account === handle,
  );
  if (accounts.length === 0) {
    return undefined;
  }
  const { byAccount, rows, oldest } = await completedByAccount(wanted, (row): CamtEntry => ({
    id: row.id,
    date: localMoment(row.at as EpochMs, timeZone).date,
    amount: row.type === 'credit' ? row.amount : -row.amount,
    description: row.description,
    category: row.category,
    reference: row.reference,
    movement: movementOf(row),
  }));
  const from = span.from ?? oldest ?? now;
  const endsNow = span.before === null || span.before > now;
  const to = endsNow ? now : span.before;
  const partial = isPartial(filter);
  const inSpan = partial ? await sumCompleted(db, memberId, from, endsNow ? null : to) : null;
  const after = endsNow ? new Map<string, number>() : await sumCompleted(db, memberId, to, null);
  const statements = accounts.map((account) => {
    const { handle, name, number, type, balance, held, onItsWay, pendingIn } = account;
    const entries = (byAccount.get(handle) ?? []).toReversed();
    const closing = cents(balance + onItsWay - pendingIn - (after.get(handle) ?? 0));
    // Of what is listed whole, the entries themselves are the sum, whatever is completed meanwhile.
    const moved =
      inSpan === null
        ? entries.reduce((sum, { amount }) => sum + amount, 0)
        : (inSpan.get(handle) ?? 0);
    return {
      accountId: accountIdOf(handle, number),
      accountName: name,
      type: type === 'savings' ? ('savings' as const) : ('checking' as const),
      opening: cents(closing - moved),
      closing,
      available: endsNow ? cents(balance - held) : null,
      entries,
    };
  });
  const message = {
    id: id.replaceAll('-', ''),
    now,
    servicer,
    owner: await findMemberName(db, memberId),
    from,
    to,
    firstDay: localMoment(from, timeZone).date,
    // The span ends with the first moment of the next day.
    lastDay: localMoment((endsNow ? now : to - 1) as EpochMs, timeZone).date,
    partial,
  };
  return { camt: camtFile(message, statements), rows };
}

function movementOf({ transfer_id, category }: ExportedRow): CamtMovement {
  if (transfer_id === null) return 'other';
  return category === 'Internal Transfer' ? 'own' : 'transfer';
}

/** Whether the filter leaves out completed transactions of the span. */
function isPartial({
  type,
  category,
  status,
  amountFrom,
  amountTo,
  search,
}: TransactionFilter): boolean {
  return (
    type !== 'all' ||
    search !== '' ||
    [category, amountFrom, amountTo].some((condition) => condition !== undefined) ||
    (status !== undefined && status !== 'completed')
  );
}

/** The member's own name for the account and its last digits: at most 22 characters (OFX), the same in every file. */
function accountIdOf(handle: string, number: string): string {
  return `${handle.slice(0, 17)}-${number.slice(-4)}`;
}

type ExportedRow = Awaited<ReturnType<typeof searchWithBalances>>['rows'][number];

/** Of the filtered transactions those that are completed, newest first, and when the oldest of them was. */
async function completedByAccount<Entry>(wanted: Export, entryOf: (row: ExportedRow) => Entry) {
  const byAccount = new Map<string, Entry[]>();
  let rows = 0;
  let oldest: EpochMs | null = null;
  for await (const row of rowsOf(wanted)) {
    if (row.status === 'completed') {
      const own = byAccount.get(row.handle) ?? [];
      own.push(entryOf(row));
      byAccount.set(row.handle, own);
      oldest = row.at as EpochMs;
      rows += 1;
    }
  }
  return { byAccount, rows, oldest };
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
