import { cents } from '#contract/cents.ts';
import type { AccountId, TransactionId, TransferId } from '#contract/ids.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Category, Transaction, TransactionPage } from '#contract/transactions.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { localMoment } from './calendar/local-time.ts';
import type { Tables } from './tables.ts';

/** Which page is wanted: so many rows after the cursor, or from the newest. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A row of the history with the account's names. */
export type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyOf>['execute']>>[number];

/** All rows of a member's history. */
export function historyOf(db: Kysely<Tables>, memberId: string) {
  return historyRows(db).where('account_transaction.member_id', '=', memberId);
}

/** The same of everybody: whoever asks for these must say whose they want. */
export function historyRows(db: Kysely<Tables>) {
  return db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .select([
      'account_transaction.id',
      'account_transaction.label',
      'account_transaction.type',
      'account_transaction.description',
      'account_transaction.amount',
      'account_transaction.at',
      'account_transaction.status',
      'account_transaction.category',
      'account_transaction.reference',
      'account_transaction.transfer_id',
      'account.handle',
      'account.name',
    ])
    .select(({ selectFrom }) => [
      selectFrom('transaction_note')
        .select('transaction_note.note')
        .whereRef('transaction_note.transaction_id', '=', 'account_transaction.id')
        .$asScalar()
        .as('note'),
      selectFrom('transaction_note')
        .select('transaction_note.tags')
        .whereRef('transaction_note.transaction_id', '=', 'account_transaction.id')
        .$asScalar()
        .as('tags'),
      selectFrom('dispute')
        .select('dispute.status')
        .whereRef('dispute.transaction_id', '=', 'account_transaction.id')
        .where('dispute.status', '<>', 'withdrawn')
        .$asScalar()
        .as('disputeStatus'),
    ]);
}

/**
 * A page by key, newest first: as fast at the end of a million rows as at their beginning, and no
 * row is missed or shown twice when new ones arrive between two pages.
 */
export async function page<Row extends { at: number; id: string }>(
  history: SelectQueryBuilder<Tables, 'account_transaction' | 'account', Row>,
  { cursor, limit }: PageRequest,
): Promise<{ rows: Row[]; next: string | null }> {
  let query = history;
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) =>
      eb(eb.refTuple('account_transaction.at', 'account_transaction.id'), '<', eb.tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy('account_transaction.at', 'desc')
    .orderBy('account_transaction.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? `${last.at}.${last.id}` : null };
}

/** The page as the contract has it. */
export function presentPage(
  { rows, next }: { rows: readonly HistoryRow[]; next: string | null },
  timeZone: string,
): TransactionPage {
  return { transactions: rows.map((row) => presentRow(row, timeZone)), next };
}

/** A row as the contract has it. */
export function presentRow(row: HistoryRow, timeZone: string): Transaction {
  const at = row.at as EpochMs;
  return {
    id: row.id as TransactionId,
    label: row.label,
    account: row.handle as AccountId,
    accountName: row.name,
    type: row.type,
    description: row.description,
    amount: cents(row.amount),
    at,
    ...localMoment(at, timeZone),
    status: row.status,
    category: row.category as Category,
    reference: row.reference,
    transferId: row.transfer_id as TransferId | null,
    ...presentNote(row),
    ...((row.disputeStatus === 'open' || row.disputeStatus === 'credited') && {
      disputed: true as const,
    }),
  };
}

/** What the member has written, only where they have. */
function presentNote({ note, tags }: HistoryRow): Pick<Transaction, 'note' | 'tags'> {
  const list = tags === null ? [] : (JSON.parse(tags) as string[]);
  return { ...(note && { note }), ...(list.length > 0 && { tags: list }) };
}

/** The key at which the page before ended. */
export function readCursor(cursor: string): { at: number; id: string } {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
