import type { EpochMs } from '#contract/time/time.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { insertRows, isInList, listOf, updateRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import { shownName } from '../database/account-name.ts';
import { unfinishedTransfers } from '../ledger/ledger-records.ts';
import type { Tables } from '../tables.ts';
import { type TransferRow, categories } from './transfer-tables.ts';

/** A transfer with the source account's names. */
export type TransferWithAccount = TransferRow & {
  readonly fromHandle: string;
  readonly fromName: string;
  /** The member's name for the receiving account; null if it is not theirs. */
  readonly toShown: string | null;
};

/** The next status of a transfer, and the reason if there is one. */
export interface TransferStep {
  readonly id: string;
  readonly to: TransferRow['status'];
  readonly reason: string | null;
}

/**
 * Changes the status of transfers and locks them. A transfer that has left the former status is left out. An ended
 * transfer waits no longer.
 */
export async function advanceTransfers(
  scope: DatabaseTransaction,
  from: TransferRow['status'],
  steps: readonly TransferStep[],
  at: EpochMs,
): Promise<TransferRow[]> {
  const stepOf = new Map(steps.map((step) => [step.id, step]));
  const locked = await lockInStatus(scope, { ids: listOf(stepOf.keys()), status: from });
  if (locked.length === 0) return [];
  const ids = listOf(locked.map(({ id }) => id));
  const [last, postings] = await Promise.all([
    lastStatuses(scope, { ids }),
    postingsOf(scope, { ids }),
  ]);
  const lastOf = new Map(last.map((row) => [row.transfer_id, row.last]));
  const advanced = locked.map((row) => {
    const { to = row.status, reason = null } = stepOf.get(row.id) ?? {};
    const waitsUntil = to === 'pending' ? row.waits_until : null;
    const after = { ...row, status: to, due_at: null, waits_until: waitsUntil };
    return { after, sequence: (lastOf.get(row.id) ?? 0) + 1, reason };
  });
  await updateRows(
    scope,
    'transfer',
    advanced.map(({ after: { id, status, due_at, waits_until } }) => ({
      where: { id },
      set: { status, due_at, waits_until },
    })),
  );
  await insertRows(
    scope,
    'transfer_status',
    advanced.map(({ after: { id, status }, sequence, reason }) => ({
      transfer_id: id,
      sequence,
      status,
      at,
      reason,
    })),
  );
  const byStatus = Map.groupBy(advanced, ({ after }) => after.status);
  for (const [status, some] of byStatus) {
    const transfers = some.map(({ after }) => after);
    const those = new Set(transfers.map(({ id }) => id));
    const shown = postings.filter(({ transfer_id: id }) => id !== null && those.has(id));
    await showInHistory(scope, { transfers, postings: shown }, status, at);
  }
  return advanced.map(({ after }) => after);
}

const lockInStatus = prepareQuery(['ids', 'status'], ({ trx, engine, places }) => {
  const query = trx
    .selectFrom('transfer')
    .selectAll()
    .where(isInList({ engine }, 'id', places.ids))
    .where('status', '=', sql<TransferRow['status']>`${places.status}`)
    .orderBy('id');
  // SQLite has one writer at a time: the transaction itself is the lock.
  return engine === 'postgres' ? query.forNoKeyUpdate() : query;
});

const lastStatuses = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('transfer_status')
    .select(({ fn }) => ['transfer_id', fn.max('sequence').as('last')])
    .where(isInList({ engine }, 'transfer_id', places.ids))
    .groupBy('transfer_id'),
);

const postingsOf = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('posting')
    .select(['id', 'transfer_id'])
    .where(isInList({ engine }, 'transfer_id', places.ids)),
);

/** The debits' postings are listed: where PostgreSQL has no statistics yet it would read the whole history for a join. */
async function showInHistory(
  scope: DatabaseTransaction,
  {
    transfers,
    postings,
  }: {
    readonly transfers: readonly TransferRow[];
    readonly postings: readonly { readonly id: string }[];
  },
  status: TransferRow['status'],
  at: EpochMs,
): Promise<void> {
  const sources = transfers.map(({ from_account_id: id }) => id);
  await scope.trx
    .updateTable('account_transaction')
    .set(({ fn, val }) => ({
      status,
      // A deposit that is returned after it was completed keeps its time of booking.
      booked_at: status === 'pending' ? null : fn.coalesce('booked_at', val(at)),
    }))
    .where(isInList(scope, 'posting_id', listOf(postings.map(({ id }) => id))))
    .where(isInList(scope, 'account_id', listOf(sources)))
    .where('type', '=', 'debit')
    .execute();
}

/** The same for one transfer; undefined if it has left the former status. */
export async function advanceTransfer(
  scope: DatabaseTransaction,
  step: TransferStep,
  from: TransferRow['status'],
  at: EpochMs,
): Promise<TransferRow | undefined> {
  const [advanced] = await advanceTransfers(scope, from, [step], at);
  return advanced;
}

/** Ends the wait of a pending transfer and locks it. Undefined if it does not wait. */
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

/** A transfer that is known to exist, with its statuses in their order. */
export async function readWithStatuses(db: Kysely<Tables>, id: string) {
  const [transfer, statuses] = await Promise.all([
    db.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db
      .selectFrom('transfer_status')
      .select(['status', 'at'])
      .where('transfer_id', '=', id)
      .orderBy('sequence')
      .execute(),
  ]);
  return { transfer, statuses };
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

/** The accounts with these ids, with their names. */
export async function readAccounts(
  scope: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const rows = await accountNames(scope, { ids: listOf(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

const accountNames = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('account')
    .select(['id', 'name'])
    .where(isInList({ engine }, 'id', places.ids)),
);

/** The member's transfer of that key. */
export async function findTransfer(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<TransferWithAccount | undefined> {
  return await db
    .selectFrom('transfer')
    .innerJoin('account', 'account.id', 'transfer.from_account_id')
    .leftJoin('account as destination', (join) =>
      join
        .onRef('destination.id', '=', 'transfer.to_account_id')
        .onRef('destination.membership_id', '=', 'transfer.membership_id'),
    )
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
  connection: Connection,
  membershipId: string,
  today: { readonly from: EpochMs; readonly to: EpochMs },
): Promise<{ pending: number; processing: number; todaysTransfers: number; amountSent: number }> {
  const unfinished = await countUnfinished(connection, { membershipId });
  const [sentToday] = await sumSent(connection, { membershipId, ...today });
  const count = (status: TransferRow['status']) =>
    unfinished.find((row) => row.status === status)?.count ?? 0;
  return {
    pending: count('pending'),
    processing: count('processing'),
    todaysTransfers: sentToday?.count ?? 0,
    amountSent: sentToday?.amount ?? 0,
  };
}

const countUnfinished = prepareQuery(['membershipId'], ({ trx, places }) =>
  unfinishedTransfers(trx, places.membershipId)
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status'),
);

const sumSent = prepareQuery(['membershipId', 'from', 'to'], ({ trx, places }) =>
  debitsOfTransfers(trx)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount'), lit(0)).as('amount'),
    ])
    .where('account_transaction.membership_id', '=', places.membershipId)
    .where('at', '>=', sql<number>`${places.from}`)
    .where('at', '<', sql<number>`${places.to}`),
);
