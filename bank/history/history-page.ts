import { cents } from '#contract/money/cents.ts';
import type { AccountId, TransactionId, TransferId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import type {
  Category,
  Transaction,
  TransactionPage,
} from '#contract/transactions/transactions.ts';
import {
  type Expression,
  type Kysely,
  sql,
  type SelectQueryBuilder,
  type RawBuilder,
} from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import { shownName } from '../database/account-name.ts';
import { partsOfRow, readParts } from './splits.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import type { Tables } from '../tables.ts';

/** Which page is wanted: so many rows after the cursor, or from the newest. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A row of the history with the account's names. */
export type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyOf>['execute']>>[number];

/** All rows of a member's history. */
export function historyOf(db: Kysely<Tables>, membershipId: string) {
  return historyRows(db).where('account_transaction.membership_id', '=', membershipId);
}

/**
 * The rows of one posting in the member's accounts. The query takes their owner from the account: by the owner in the rows
 * themselves, SQLite may go through all of the member's rows to find those of the posting.
 */
export function historyOfPosting(
  db: Kysely<Tables>,
  membershipId: string,
  postingId: Expression<string>,
) {
  return historyRows(db)
    .where('account.membership_id', '=', membershipId)
    .where('account_transaction.posting_id', '=', postingId);
}

/** The same of everybody: anyone who asks for these must say whose they want. */
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
      shownName().as('name'),
    ])
    .select(({ selectFrom }) => [
      selectFrom('posting')
        .select('posting.kind')
        .whereRef('posting.id', '=', 'account_transaction.posting_id')
        .$asScalar()
        .$notNull()
        .as('postingKind'),
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
      partsOfRow.as('parts'),
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
  return pageOf(rows, limit);
}

/** The page of all that transfers made of the member's history. */
export async function pageOfTransfers(
  connection: Connection,
  membershipId: string,
  { cursor, limit }: PageRequest,
): Promise<{ rows: HistoryRow[]; next: string | null }> {
  const after = cursor === undefined ? endOfTime : readCursor(cursor);
  const ask = newestRows(newestOfTransfers, limit + 1);
  return pageOf(await ask(connection, { membershipId, ...after }), limit);
}

/** The page of all that the member has of the time from `from` up to `before`; null where that end is open. */
export async function pageOfAll(
  connection: Connection,
  membershipId: string,
  { from, before }: { readonly from: number | null; readonly before: number | null },
  { cursor, limit }: PageRequest,
): Promise<{ rows: HistoryRow[]; next: string | null }> {
  const end = before === null ? endOfTime : { at: before, id: '' };
  const after = cursor === undefined ? end : readCursor(cursor);
  // A single bound, and not two that both hold: an engine might choose the wider one, and go through all rows between them.
  const { at, id } = after.at < end.at ? after : end;
  const ask = newestRows(newestOfAll, limit + 1);
  const rows = await ask(connection, { membershipId, at, id });
  const wanted = from === null ? rows : rows.filter((row) => row.at >= from);
  return pageOf(wanted, limit);
}

/**
 * The newest rows before a key, at least so many where there are. PostgreSQL plans a statement again each time, which takes
 * longer than to run this one, where a value may matter to the plan: so a number of rows stands in the text, and the caller
 * checks the beginning of the time.
 */
function newestRows(bySize: typeof newestOfAll, atLeast: number) {
  const query = bySize.find(({ size }) => size >= atLeast);
  if (query === undefined) throw new RangeError(`No page has ${atLeast} rows`);
  return query.ask;
}

/** An extra row beyond the requested rows shows whether there is a next page; the contract allows 1,000. */
const sizes = [11, 26, 51, 101, 201, 401, 1001];

const newestOfAll = sizes.map((size) => prepareNewest(size, historyOf));

const newestOfTransfers = sizes.map((size) =>
  prepareNewest(size, (db, membershipId) =>
    historyOf(db, membershipId).where('account_transaction.transfer_id', 'is not', null),
  ),
);

function prepareNewest(size: number, rowsOf: typeof historyOf) {
  const ask = prepareQuery(['membershipId', 'at', 'id'], ({ trx, places }) =>
    rowsOf(trx, places.membershipId)
      .where(
        sql<boolean>`(account_transaction.at, account_transaction.id) < (${places.at}, ${places.id})`,
      )
      .orderBy('account_transaction.at', 'desc')
      .orderBy('account_transaction.id', 'desc')
      .limit(sql.lit(size)),
  );
  return { size, ask };
}

/** No key is less than an empty one: this is the end of the time. */
const endOfTime = { at: Number.MAX_SAFE_INTEGER, id: '' };

function pageOf<Row extends { at: number; id: string }>(rows: Row[], limit: number) {
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
  const { date, time } = localMoment(at, timeZone);
  const transaction: Transaction = {
    id: row.id as TransactionId,
    label: row.label,
    account: row.handle as AccountId,
    accountName: row.name,
    type: row.type,
    description: row.description,
    amount: cents(row.amount),
    at,
    date,
    time,
    status: row.status,
    category: row.category as Category,
    reference: row.reference,
    transferId: row.transfer_id as TransferId | null,
  };
  // Most rows have none of these.
  const wording = readWording(row.description, row.postingKind);
  if (wording) {
    transaction.wording = wording;
  }
  if (row.note) {
    transaction.note = row.note;
  }
  const tags = row.tags === null ? [] : (JSON.parse(row.tags) as string[]);
  if (tags.length > 0) {
    transaction.tags = tags;
  }
  if (row.parts !== null) {
    transaction.split = readParts(row.parts);
  }
  if (row.disputeStatus === 'open' || row.disputeStatus === 'credited') {
    transaction.disputed = true;
  }
  return transaction;
}

/** The key at which the page before ended. */
export function readCursor(cursor: string): { at: number; id: string } {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}

/**
 * The member's memo for the transfer or the bill that made a row of `account_transaction`; null where neither has a memo. A
 * bill is paid in the moment of its row, by which the payment is found.
 */
export const memoOfRow: RawBuilder<string | null> = sql`case
  when account_transaction.transfer_id is not null then (
    select transfer.memo from transfer where transfer.id = account_transaction.transfer_id)
  else (
    select bill_series.memo from bill_payment
      join bill_series on bill_series.id = bill_payment.series_id
    where bill_payment.membership_id = account_transaction.membership_id
      and bill_payment.settled_at = account_transaction.at
      and bill_payment.posting_id = account_transaction.posting_id)
  end`;
