import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { TransferSeriesRow } from './transfer-tables.ts';
import type { Tables } from '../tables.ts';
import { shownName } from '../database/account-name.ts';
import { addressColumns } from '../rails/payment-address.ts';
import { seriesColumns } from '../standing-orders/occurrence-records.ts';

/** The tables of scheduled transfers. */
export const transferTables = {
  series: 'transfer_series',
  occurrences: 'scheduled_transfer',
} as const;

/** A scheduled transfer. */
export type Scheduled = Awaited<ReturnType<ReturnType<typeof scheduledOnes>['execute']>>[number];

/** The newest of the member's transfers that were not sent since then. */
export async function failedSince(
  db: Kysely<Tables>,
  membershipId: string,
  since: EpochMs,
  limit: number,
): Promise<Scheduled[]> {
  return await scheduledOnes(db)
    .where('occurrence.membership_id', '=', membershipId)
    .where('occurrence.reason', 'is not', null)
    .where('occurrence.settled_at', '>=', since)
    .orderBy('occurrence.settled_at', 'desc')
    .orderBy('occurrence.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertSeries(
  trx: Transaction<Tables>,
  series: TransferSeriesRow,
): Promise<void> {
  await trx.insertInto('transfer_series').values(series).execute();
}

/**
 * Scheduled transfers by the name `occurrence`, with the terms of their series, and the names of accounts and recipient of
 * today.
 */
export function scheduledOnes(db: Kysely<Tables>) {
  return (
    db
      .selectFrom('scheduled_transfer as occurrence')
      .innerJoin('transfer_series as series', 'series.id', 'occurrence.series_id')
      .innerJoin('account as source', 'source.id', 'series.from_account_id')
      .leftJoin('account as destination', 'destination.id', 'series.to_account_id')
      .leftJoin('recipient', (join) =>
        join
          .onRef('recipient.id', '=', 'series.recipient_id')
          .onRef('recipient.membership_id', '=', 'series.membership_id'),
      )
      // A goal that was closed since is none any more: the money belongs to the rest of the account.
      .leftJoin('goal', (join) =>
        join
          .onRef('goal.id', '=', 'series.goal_id')
          .onRef('goal.membership_id', '=', 'series.membership_id')
          .on('goal.closed_at', 'is', null),
      )
      .selectAll('occurrence')
      .select([
        ...seriesColumns,
        'series.kind',
        'series.purpose',
        'series.name_check',
        'series.recipient_id',
        'goal.id as goal_id',
        'series.to_name',
        ...addressColumns.map((column) => `series.${column}` as const),
        'source.handle as fromHandle',
        shownName('source').as('fromName'),
        shownName('destination').as('toShown'),
        'destination.handle as toHandle',
        'recipient.name as recipientName',
      ])
  );
}
