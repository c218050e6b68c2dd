import type { EpochMs, LocalDate, Repeat } from '#contract/time/time.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { getOccurrence, insertOccurrences } from './occurrence-records.ts';
import type { Occurrence, OrderKind, OrdersBank } from './order-kind.ts';
import type { SeriesRow } from './standing-order-tables.ts';

/** A member's order, for any kind of payment. */
export interface Order {
  readonly membershipId: string;
  readonly fromAccountId: string;
  readonly amount: Cents;
  readonly memo: string;
  readonly firstDay: LocalDate;
  readonly repeat: Repeat;
  readonly isConfirmed: boolean;
}

/** The row of a new series, without what only its kind has. */
export function newSeries(
  { newId }: Pick<OrdersBank, 'newId'>,
  { membershipId, fromAccountId, amount, memo, firstDay, repeat, isConfirmed }: Order,
  at: EpochMs,
): SeriesRow {
  return {
    id: newId(),
    membership_id: membershipId,
    from_account_id: fromAccountId,
    amount,
    memo,
    repeat,
    first_day: firstDay,
    created_at: at,
    confirmed: isConfirmed ? 1 : 0,
  };
}

/** Writes the first occurrence of a series that is in its table, due then. Returns its key. */
export async function insertFirst<One extends Occurrence>(
  scope: DatabaseTransaction,
  { newId }: Pick<OrdersBank, 'newId'>,
  { tables }: OrderKind<One>,
  series: SeriesRow,
  due: EpochMs,
): Promise<string> {
  const id = newId();
  const first = {
    id,
    series_id: series.id,
    sequence: 1,
    membership_id: series.membership_id,
    day: series.first_day,
    due_at: due,
  };
  await insertOccurrences(scope, tables, [first]);
  return id;
}

/** The log entry of a scheduled occurrence: the ordering person, the further details, and messages to others about it. */
interface Placed extends Pick<LogEntry, 'sends'> {
  readonly by: string;
  readonly said?: LogEntry['audit']['facts'];
}

/** Tells the member's screens and the audit that an occurrence is scheduled. */
export async function logScheduled<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  id: string,
  at: EpochMs,
  { by, said = {}, sends }: Placed,
): Promise<One> {
  const one = await getOccurrence(scope.trx, kind, id);
  const { membership_id: membershipId, series_id: series, amount, day, repeat } = one;
  const action = `${kind.audit.occurrence}-scheduled`;
  const facts = { [kind.audit.id]: id, series, amount, day, repeat, ...said };
  const entry = { membershipId, by, at, audit: { action, facts }, events: kind.events(one), sends };
  await appendToMemberLogs(scope, [entry]);
  return one;
}
