import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ScheduledTransferRow, TransferSeriesRow } from './transfer-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** A scheduled transfer with what its series says, and the names of accounts and recipient of today. */
export type Scheduled = Awaited<ReturnType<ReturnType<typeof scheduledOnes>['execute']>>[number];

/** How many transfers of the member lie ahead. */
export async function countScheduled(db: Kysely<Tables>, membershipId: string): Promise<number> {
  const { count } = await db
    .selectFrom('scheduled_transfer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', membershipId)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member's transfers that lie ahead, soonest first. */
export async function aheadOf(db: Kysely<Tables>, membershipId: string): Promise<Scheduled[]> {
  return await scheduledOnes(db)
    .where('scheduled_transfer.member_id', '=', membershipId)
    .where('scheduled_transfer.due_at', 'is not', null)
    .orderBy('scheduled_transfer.due_at')
    .orderBy('scheduled_transfer.id')
    .execute();
}

/** The newest of the member's transfers that were not sent since then. */
export async function failedSince(
  db: Kysely<Tables>,
  membershipId: string,
  since: EpochMs,
  limit: number,
): Promise<Scheduled[]> {
  return await scheduledOnes(db)
    .where('scheduled_transfer.member_id', '=', membershipId)
    .where('scheduled_transfer.reason', 'is not', null)
    .where('scheduled_transfer.settled_at', '>=', since)
    .orderBy('scheduled_transfer.settled_at', 'desc')
    .orderBy('scheduled_transfer.id', 'desc')
    .limit(limit)
    .execute();
}

/** The member's scheduled transfer of that key. */
export async function findScheduled(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<Scheduled | undefined> {
  return await scheduledOnes(db)
    .where('scheduled_transfer.id', '=', id)
    .where('scheduled_transfer.member_id', '=', membershipId)
    .executeTakeFirst();
}

/** A scheduled transfer that is known to exist. */
export async function getScheduled(trx: Transaction<Tables>, id: string): Promise<Scheduled> {
  return await scheduledOnes(trx).where('scheduled_transfer.id', '=', id).executeTakeFirstOrThrow();
}

/** To which series and member a scheduled transfer belongs; never to another. */
export async function ownersOf(
  trx: Transaction<Tables>,
  id: string,
): Promise<{ readonly seriesId: string; readonly membershipId: string }> {
  return await trx
    .selectFrom('scheduled_transfer')
    .select(['series_id as seriesId', 'member_id as membershipId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Whoever settles a transfer of a series or ends the series locks it first, and then reads how it stands:
 * so none of them misses what another has just written.
 */
export async function lockSeries(
  { trx, engine }: DatabaseTransaction,
  seriesId: string,
): Promise<void> {
  if (engine === 'postgres') {
    await trx
      .selectFrom('transfer_series')
      .select('id')
      .where('id', '=', seriesId)
      .forUpdate()
      .execute();
  }
}

/** The transfer of a locked series that lies ahead, if there is one. */
export async function aheadInSeries(
  trx: Transaction<Tables>,
  seriesId: string,
): Promise<Scheduled | undefined> {
  return await scheduledOnes(trx)
    .where('scheduled_transfer.series_id', '=', seriesId)
    .where('scheduled_transfer.due_at', 'is not', null)
    .executeTakeFirst();
}

/** Whether the member has ordered this series. */
export async function hasSeries(
  trx: Transaction<Tables>,
  membershipId: string,
  seriesId: string,
): Promise<boolean> {
  const series = await trx
    .selectFrom('transfer_series')
    .select('id')
    .where('id', '=', seriesId)
    .where('member_id', '=', membershipId)
    .executeTakeFirst();
  return series !== undefined;
}

export async function insertSeries(
  trx: Transaction<Tables>,
  series: TransferSeriesRow,
): Promise<void> {
  await trx.insertInto('transfer_series').values(series).execute();
}

/** Writes a transfer that lies ahead. */
export async function insertScheduled(
  trx: Transaction<Tables>,
  transfer: Pick<ScheduledTransferRow, 'id' | 'series_id' | 'sequence' | 'member_id' | 'day'> & {
    readonly due_at: number;
  },
): Promise<void> {
  await trx
    .insertInto('scheduled_transfer')
    .values({ ...transfer, status: 'scheduled', settled_at: null, reason: null, transfer_id: null })
    .execute();
}

/** What became of a scheduled transfer. */
export type Settlement =
  | { readonly status: 'sent'; readonly transfer_id: string }
  | { readonly status: 'failed'; readonly reason: NonNullable<ScheduledTransferRow['reason']> }
  | { readonly status: 'cancelled' };

/** Moves a transfer of a locked series on; throws where it does not lie ahead any more. */
export async function recordSettlement(
  trx: Transaction<Tables>,
  id: string,
  settlement: Settlement,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('scheduled_transfer')
    .set({ ...settlement, due_at: null, settled_at: at })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Scheduled transfer ${id} was settled while its series was locked`);
  }
}

function scheduledOnes(db: Kysely<Tables>) {
  return db
    .selectFrom('scheduled_transfer')
    .innerJoin('transfer_series', 'transfer_series.id', 'scheduled_transfer.series_id')
    .innerJoin('account as source', 'source.id', 'transfer_series.from_account_id')
    .leftJoin('account as destination', 'destination.id', 'transfer_series.to_account_id')
    .leftJoin('recipient', (join) =>
      join
        .onRef('recipient.id', '=', 'transfer_series.recipient_id')
        .onRef('recipient.member_id', '=', 'transfer_series.member_id'),
    )
    .selectAll('scheduled_transfer')
    .select([
      'transfer_series.kind',
      'transfer_series.from_account_id',
      'transfer_series.recipient_id',
      'transfer_series.to_name',
      'transfer_series.email',
      'transfer_series.phone',
      'transfer_series.bank_name',
      'transfer_series.account_number',
      'transfer_series.routing_number',
      'transfer_series.amount',
      'transfer_series.memo',
      'transfer_series.repeat',
      'transfer_series.first_day',
      'transfer_series.confirmed',
      'source.handle as fromHandle',
      'source.name as fromName',
      'destination.handle as toHandle',
      'recipient.name as recipientName',
    ]);
}
