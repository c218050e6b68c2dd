import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Order } from './place-order.ts';
import type { OrderTables } from './order-kind.ts';

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
