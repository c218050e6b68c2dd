import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Executed } from '../idempotency/once.ts';
import type { SignedIn } from '../gate.ts';
import { getOccurrence, isTheirs, scheduledInSeries } from './occurrence-records.ts';
import type { Occurrence, OrderKind } from './order-kind.ts';
import { cancelOccurrence, endSeries } from './settle-occurrence.ts';

/** Who asks, and for which membership. */
type Asked = Pick<SignedIn, 'membershipId' | 'personId'>;

interface NotFound {
  readonly code: 'NOT_FOUND';
}

/** It was carried out, has failed or was cancelled before. */
interface NotScheduled<Code, One extends Occurrence> {
  readonly code: Code;
  readonly data: { readonly status: One['status'] };
}

/**
 * Cancels a scheduled occurrence of the member; its series goes on with the next one. One that is not scheduled is refused
 * by this code.
 */
export async function cancelOne<One extends Occurrence, Code extends string>(
  bank: Pick<BankContext, 'store' | 'clock' | 'newId' | 'timeZone' | 'policy'>,
  kind: OrderKind<One>,
  { membershipId, personId, id }: Asked & { readonly id: string },
  code: Code,
): Promise<Executed<One, NotFound | NotScheduled<Code, One>>> {
  const { store, clock } = bank;
  if (!(await isTheirs(store.db, kind.tables.occurrences, membershipId, id))) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  return await store.transact(async (scope) => {
    const one = await cancelOccurrence(scope, bank, kind, id, clock.now(), personId);
    if (!one) {
      const { status } = await getOccurrence(scope.trx, kind, id);
      return { kind: 'refused', refusal: { code, data: { status } } };
    }
    const next = await scheduledInSeries(scope.trx, kind, one.series_id);
    return { kind: 'done', answer: one, dueAt: (next?.due_at ?? null) as EpochMs | null };
  });
}

/**
 * Cancels what is scheduled of a series of the member; nothing follows. A series of which nothing is scheduled is refused
 * by this code.
 */
export async function cancelSeries<One extends Occurrence, Code extends string>(
  { store, clock }: Pick<BankContext, 'store' | 'clock'>,
  kind: OrderKind<One>,
  { membershipId, personId, series }: Asked & { readonly series: string },
  code: Code,
): Promise<Executed<One, NotFound | { readonly code: Code }>> {
  return await store.transact(async (scope) => {
    if (!(await isTheirs(scope.trx, kind.tables.series, membershipId, series))) {
      return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
    }
    const one = await endSeries(scope, kind, series, clock.now(), personId);
    return one ? { kind: 'done', answer: one } : { kind: 'refused', refusal: { code } };
  });
}
