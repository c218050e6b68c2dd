import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Executed } from '../idempotency/once.ts';
import type { SignedIn } from '../gate.ts';
import { getOccurrence, isTheirs, scheduledInSeries } from './occurrence-records.ts';
import type { Occurrence, OrderKind, OrderTables } from './order-kind.ts';
import { cancelOccurrence, endSeries } from './settle-occurrence.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Order } from './place-order.ts';

type Asked = Pick<SignedIn, 'membershipId' | 'personId'>;

interface NotFound {
  readonly code: 'NOT_FOUND';
}

/** The occurrence was carried out, has failed or was cancelled before. */
interface NotScheduled<Code, One extends Occurrence> {
  readonly code: Code;
  readonly data: { readonly status: One['status'] };
}

/**
 * Cancels a scheduled occurrence of the member; its series goes on with the next occurrence. An occurrence that is not
 * scheduled is refused by this code.
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

/** An order that its member may not have meant: they have the same one already, and did not say that they want another. */
export interface SameOrder {
  readonly code: 'ALREADY_SCHEDULED';
}

/**
 * Refuses an order of the same amount to the same payee on the same day and in the same rhythm as one that lies ahead, unless its
 * member has read that and wants it `again`. From which account it is paid makes no other order. `payee`: the columns of a
 * series by which two payees are the same, whatever their letters.
 */
export async function refuseSame(
  db: Kysely<Tables>,
  { series, occurrences }: OrderTables,
  order: Pick<Order, 'membershipId' | 'amount' | 'firstDay' | 'repeat'>,
  payee: Readonly<Record<string, string | null>>,
  again: true | undefined,
): Promise<SameOrder | null> {
  if (again) {
    return null;
  }
  const { membershipId, amount, firstDay, repeat } = order;
  const isToThem = Object.entries(payee).map(
    ([column, value]) =>
      sql`lower(coalesce(${sql.ref(`series.${column}`)}, '')) = ${(value ?? '').toLowerCase()}`,
  );
  const { rows } = await sql`
    select 1 from ${sql.table(occurrences)} as one
    join ${sql.table(series)} as series on series.id = one.series_id
    where one.membership_id = ${membershipId} and one.due_at is not null
      and series.amount = ${amount} and series.repeat = ${repeat}
      and (one.day = ${firstDay} or series.first_day = ${firstDay})
      and ${sql.join(isToThem, sql` and `)}
    limit 1`.execute(db);
  return rows.length === 0 ? null : { code: 'ALREADY_SCHEDULED' };
}
