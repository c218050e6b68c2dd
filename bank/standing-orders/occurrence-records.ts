import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';
import type { Occurrence, OrderKind, OrderTables, Outcome } from './order-kind.ts';
import type { OccurrenceRow } from './standing-order-tables.ts';

/** The columns of a series, by the name `series`, that go with each of its occurrences. */
export const seriesColumns = [
  'series.from_account_id',
  'series.amount',
  'series.memo',
  'series.repeat',
  'series.first_day',
  'series.confirmed',
] as const;

/** How many occurrences of the member are scheduled. */
export async function countScheduled(
  db: Kysely<Tables>,
  { occurrences }: OrderTables,
  membershipId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(occurrences)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('membership_id', '=', membershipId)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member's occurrences that are scheduled, soonest first. */
export async function listScheduled<One extends Occurrence>(
  db: Kysely<Tables>,
  kind: OrderKind<One>,
  membershipId: string,
): Promise<One[]> {
  return await kind
    .rows(db)
    .where('occurrence.membership_id', '=', membershipId)
    .where('occurrence.due_at', 'is not', null)
    .orderBy('occurrence.due_at')
    .orderBy('occurrence.id')
    .execute();
}

/** Whether the series or the occurrence of that key is the member's. */
export async function isTheirs(
  db: Kysely<Tables>,
  table: OrderTables[keyof OrderTables],
  membershipId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  return row !== undefined;
}

/** An occurrence that is known to exist. */
export async function getOccurrence<One extends Occurrence>(
  trx: Transaction<Tables>,
  kind: OrderKind<One>,
  id: string,
): Promise<One> {
  return await kind.rows(trx).where('occurrence.id', '=', id).executeTakeFirstOrThrow();
}

/** To which series and member an occurrence belongs; never to another. */
export async function ownersOf(
  trx: Transaction<Tables>,
  { occurrences }: OrderTables,
  id: string,
): Promise<{ readonly seriesId: string; readonly membershipId: string }> {
  return await trx
    .selectFrom(occurrences)
    .select(['series_id as seriesId', 'membership_id as membershipId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Whatever settles an occurrence of a series or ends the series locks it first, and then reads its state: so none of
 * them misses what another has just written.
 */
export async function lockSeries(
  { trx, engine }: DatabaseTransaction,
  { series }: OrderTables,
  seriesId: string,
): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'postgres') {
    await trx.selectFrom(series).select('id').where('id', '=', seriesId).forUpdate().execute();
  }
}

/** The occurrence of a locked series that is scheduled, if there is one. */
export async function scheduledInSeries<One extends Occurrence>(
  trx: Transaction<Tables>,
  kind: OrderKind<One>,
  seriesId: string,
): Promise<One | undefined> {
  return await kind
    .rows(trx)
    .where('occurrence.series_id', '=', seriesId)
    .where('occurrence.due_at', 'is not', null)
    .executeTakeFirst();
}

/** The keys of all series that the member has ordered. */
export async function listSeries(
  trx: Transaction<Tables>,
  { series }: OrderTables,
  membershipId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom(series)
    .select('id')
    .where('membership_id', '=', membershipId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes an occurrence that is scheduled. */
export async function insertOccurrence(
  trx: Transaction<Tables>,
  { occurrences }: OrderTables,
  one: Pick<OccurrenceRow, 'id' | 'series_id' | 'sequence' | 'membership_id' | 'day'> & {
    readonly due_at: EpochMs;
  },
): Promise<void> {
  await trx
    .insertInto(occurrences)
    .values({ ...one, status: 'scheduled', settled_at: null, reason: null })
    .execute();
}

/** What became of an occurrence. */
export type Settlement = Outcome | { readonly status: 'cancelled' };

/** Settles a scheduled occurrence of a locked series; throws where it is not scheduled any more. */
export async function recordSettlement(
  trx: Transaction<Tables>,
  { occurrences }: OrderTables,
  id: string,
  settlement: Settlement,
  at: EpochMs,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable(occurrences)
    .set({ ...settlement, due_at: null, settled_at: at })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Row ${id} of ${occurrences} was settled while its series was locked`);
  }
}
