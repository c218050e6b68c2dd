import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import { insertRows, isInList, listOf, updateRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
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

/** The same for many, in the order of these keys. */
export async function getOccurrences<One extends Occurrence>(
  { trx, engine }: DatabaseTransaction,
  kind: OrderKind<One>,
  ids: readonly string[],
): Promise<One[]> {
  const rows = await kind
    .rows(trx)
    .where(isInList({ engine }, 'occurrence.id', listOf(ids)))
    .execute();
  return inOrder(ids, rows);
}

/** The series and membership of each of these occurrences; they never change. */
export async function ownersOf(
  { trx, engine }: DatabaseTransaction,
  { occurrences }: OrderTables,
  ids: readonly string[],
): Promise<{ readonly seriesId: string; readonly membershipId: string }[]> {
  const rows = await trx
    .selectFrom(occurrences)
    .select(['id', 'series_id as seriesId', 'membership_id as membershipId'])
    .where(isInList({ engine }, 'id', listOf(ids)))
    .execute();
  return inOrder(ids, rows);
}

function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`There is no occurrence ${id}`);
    return row;
  });
}

/**
 * Every change that settles an occurrence or ends a series locks the series first and then reads its state, so none
 * misses a change by another. Several are locked in the order of their keys.
 */
export async function lockSeries(
  { trx, engine }: DatabaseTransaction,
  { series }: OrderTables,
  seriesIds: readonly string[],
): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'sqlite') return;
  await trx
    .selectFrom(series)
    .select('id')
    .where(isInList({ engine }, 'id', listOf(seriesIds)))
    .orderBy('id')
    .forUpdate()
    .execute();
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

/** Inserts scheduled occurrences. */
export async function insertOccurrences(
  scope: DatabaseTransaction,
  { occurrences }: OrderTables,
  ones: readonly (Pick<OccurrenceRow, 'id' | 'series_id' | 'sequence' | 'membership_id' | 'day'> & {
    readonly due_at: EpochMs;
  })[],
): Promise<void> {
  await insertRows(
    scope,
    occurrences,
    ones.map((one) => ({ ...one, status: 'scheduled', settled_at: null, reason: null })),
  );
}

/** The result of an occurrence. */
export type Settlement = Outcome | { readonly status: 'cancelled' };

/** An occurrence with its result. */
export interface Settled<One extends Occurrence> {
  readonly one: One;
  readonly settlement: Settlement;
}

/**
 * Settles scheduled occurrences of locked series. If one is not scheduled any more, the transaction does not commit.
 */
export async function recordSettlements<One extends Occurrence>(
  scope: DatabaseTransaction,
  { occurrences }: OrderTables,
  settled: readonly Settled<One>[],
  at: EpochMs,
): Promise<void> {
  // An SQL statement changes the same columns of all its rows.
  for (const alike of Map.groupBy(settled, ({ settlement }) => settlement.status).values()) {
    await updateRows(
      scope,
      occurrences,
      alike.map(({ one, settlement }) => ({
        where: { id: one.id, status: 'scheduled' },
        set: { ...settlement, due_at: null, settled_at: at },
      })),
    );
  }
}
