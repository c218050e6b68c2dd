import type { EpochMs } from '#contract/time/time.ts';
import type { TransferKind } from '#contract/transfers/transfers.ts';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { shownName } from '../database/account-name.ts';
import { unfinishedTransfers } from '../ledger/unfinished-transfers.ts';
import type { Tables, TransferRow } from '../database/tables.ts';
import { categories } from './categories.ts';

/** A transfer with the source account's names. */
export type TransferWithAccount = TransferRow & {
  readonly fromHandle: string;
  readonly fromName: string;
  /** What the member calls the account that it goes to; null where that is not one of theirs. */
  readonly toShown: string | null;
};

/**
 * Moves the transfer on from one status, and locks it. Undefined where it does not stand there any
 * more: then somebody else moved it, and there is nothing to do. What has ended waits no longer.
 */
export async function advanceTransfer(
  trx: Transaction<Tables>,
  id: string,
  from: readonly TransferRow['status'][],
  to: TransferRow['status'],
  at: EpochMs,
  reason: string | null,
): Promise<TransferRow | undefined> {
  const transfer = await trx
    .updateTable('transfer')
    .set({ status: to, due_at: null, ...(to !== 'pending' && { waits_until: null }) })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (!transfer) {
    return undefined;
  }
  const { last } = await trx
    .selectFrom('transfer_status')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('transfer_id', '=', id)
    .executeTakeFirstOrThrow();
  await insertStatus(trx, id, (last ?? 0) + 1, to, at, reason);
  await trx
    .updateTable('account_transaction')
    .set({ status: to, booked_at: to === 'pending' ? null : at })
    .where('posting_id', 'in', (row) =>
      row.selectFrom('posting').select('posting.id').where('posting.transfer_id', '=', id),
    )
    .where('account_id', '=', transfer.from_account_id)
    .where('type', '=', 'debit')
    .execute();
  return transfer;
}

/** Lets a pending transfer wait no longer, and locks it. Undefined where it does not wait. */
export async function endWait(
  trx: Transaction<Tables>,
  id: string,
): Promise<TransferRow | undefined> {
  return await trx
    .updateTable('transfer')
    .set({ waits_until: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('waits_until', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

async function insertStatus(
  trx: Transaction<Tables>,
  transferId: string,
  sequence: number,
  status: TransferRow['status'],
  at: EpochMs,
  reason: string | null,
): Promise<void> {
  await trx
    .insertInto('transfer_status')
    .values({ transfer_id: transferId, sequence, status, at, reason })
    .execute();
}

/** The posting that took the money from the source account. */
export async function findSendingPosting(
  trx: Transaction<Tables>,
  transferId: string,
): Promise<string> {
  const posting = await trx
    .selectFrom('posting')
    .select('id')
    .where('transfer_id', '=', transferId)
    .where('kind', '=', 'transfer-sent')
    .executeTakeFirstOrThrow();
  return posting.id;
}

/** The names of an account that is known to exist. */
export async function getAccount(
  trx: Transaction<Tables>,
  id: string,
): Promise<{ id: string; name: string }> {
  return await trx
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The member's transfer of that key. */
export async function findTransfer(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<TransferWithAccount | undefined> {
  return await db
    .selectFrom('transfer')
    .innerJoin('account', 'account.id', 'transfer.from_account_id')
    .leftJoin('account as destination', 'destination.id', 'transfer.to_account_id')
    .selectAll('transfer')
    .select([
      'account.handle as fromHandle',
      shownName().as('fromName'),
      sql<string | null>`${shownName('destination')}`.as('toShown'),
    ])
    .where('transfer.id', '=', id)
    .where('transfer.membership_id', '=', membershipId)
    .executeTakeFirst();
}

/** The transfer that the member made with this intent key. */
export async function findTransferMadeWith(
  db: Kysely<Tables>,
  membershipId: string,
  key: string,
): Promise<TransferWithAccount | undefined> {
  const intent = await db
    .selectFrom('intent')
    .select('answer')
    .where('membership_id', '=', membershipId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (intent === undefined) return undefined;
  // Whatever the key was used for: only a transfer has the id of one.
  const { id } = JSON.parse(intent.answer) as { readonly id?: string };
  return id === undefined ? undefined : await findTransfer(db, membershipId, id);
}

/** Which lines of the history are wanted; undefined: whichever. */
export interface HistoryFilter {
  readonly status?: TransferRow['status'] | undefined;
  readonly kind?: TransferKind | undefined;
}

/** Keeps only the rows of the history that transfers made, and of those what the filter asks for. */
export function madeByTransfers<Output>(
  history: SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output>,
  { status, kind }: HistoryFilter,
): SelectQueryBuilder<Tables, 'account_transaction' | 'account', Output> {
  let wanted = history.where('account_transaction.transfer_id', 'is not', null);
  if (status !== undefined) {
    wanted = wanted.where('account_transaction.status', '=', status);
  }
  if (kind !== undefined) {
    wanted = wanted.where('account_transaction.category', '=', categories[kind]);
  }
  return wanted;
}

/**
 * The debits of the member's transfers since then, but for those whose money came back. Each has the time, amount and
 * status of its transfer, and the category of its kind.
 */
export function transfersSentSince(db: Kysely<Tables>, membershipId: string, since: EpochMs) {
  return debitsOfTransfers(db)
    .where('account_transaction.membership_id', '=', membershipId)
    .where('account_transaction.at', '>=', since);
}

/** The debits of all transfers, but for those whose money came back. */
export function debitsOfTransfers(db: Kysely<Tables>) {
  return db
    .selectFrom('account_transaction')
    .where('account_transaction.type', '=', 'debit')
    .where('account_transaction.transfer_id', 'is not', null)
    .where('account_transaction.status', 'not in', ['failed', 'cancelled']);
}

/** Counts for the tiles; `today` is the span of the credit union's day (R-T13, R-T14). */
export async function countTiles(
  db: Kysely<Tables>,
  membershipId: string,
  today: { readonly from: EpochMs; readonly to: EpochMs },
): Promise<{ pending: number; processing: number; todaysTransfers: number; amountSent: number }> {
  const unfinished = await unfinishedTransfers(db, membershipId)
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const sentToday = await transfersSentSince(db, membershipId, today.from)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount'), lit(0)).as('amount'),
    ])
    .where('at', '<', today.to)
    .executeTakeFirstOrThrow();
  const count = (status: TransferRow['status']) =>
    unfinished.find((row) => row.status === status)?.count ?? 0;
  return {
    pending: count('pending'),
    processing: count('processing'),
    todaysTransfers: sentToday.count,
    amountSent: sentToday.amount,
  };
}
