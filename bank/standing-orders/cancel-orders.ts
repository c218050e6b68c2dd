import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import { getOccurrence, isTheirs, scheduledInSeries } from './occurrence-records.ts';
import type { Occurrence, OrderKind } from './order-kind.ts';
import { cancelOccurrence, endSeries } from './settle-occurrence.ts';

/** What came of cancelling one occurrence. */
export type Cancelled<One> =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-scheduled' | 'cancelled'; readonly one: One };

/** Cancels a scheduled occurrence of the member; its series goes on with the next one. */
export async function cancelOne<One extends Occurrence>(
  bank: BankContext,
  kind: OrderKind<One>,
  membershipId: string,
  id: string,
): Promise<Cancelled<One>> {
  const { store, clock } = bank;
  if (!(await isTheirs(store.db, kind.tables.occurrences, membershipId, id))) {
    return { kind: 'not-found' };
  }
  const { cancelled, next, settled } = await store.transact(async (scope) => {
    const one = await cancelOccurrence(scope, bank, kind, id, clock.now());
    return {
      cancelled: one,
      next: one && (await scheduledInSeries(scope.trx, kind, one.series_id)),
      settled: one ?? (await getOccurrence(scope.trx, kind, id)),
    };
  });
  if (!cancelled) {
    return { kind: 'not-scheduled', one: settled };
  }
  bank.bell.ring(membershipId);
  if (next) {
    bank.expectWork(next.due_at as EpochMs);
  }
  return { kind: 'cancelled', one: cancelled };
}

/** What came of cancelling a series. */
export type SeriesCancelled<One> =
  | { readonly kind: 'not-found' | 'ended' }
  | { readonly kind: 'cancelled'; readonly one: One };

/** Cancels what is scheduled of a series of the member; nothing follows. */
export async function cancelSeries<One extends Occurrence>(
  bank: BankContext,
  kind: OrderKind<One>,
  membershipId: string,
  seriesId: string,
): Promise<SeriesCancelled<One>> {
  const outcome = await bank.store.transact<SeriesCancelled<One>>(async (scope) => {
    if (!(await isTheirs(scope.trx, kind.tables.series, membershipId, seriesId))) {
      return { kind: 'not-found' };
    }
    const one = await endSeries(scope, kind, seriesId, bank.clock.now());
    return one ? { kind: 'cancelled', one } : { kind: 'ended' };
  });
  if (outcome.kind === 'cancelled') {
    bank.bell.ring(membershipId);
  }
  return outcome;
}
