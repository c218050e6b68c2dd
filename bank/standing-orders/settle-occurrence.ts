import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { dayInSeries } from '../calendar/recurrence.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  getOccurrence,
  insertOccurrence,
  lockSeries,
  ownersOf,
  recordSettlement,
  scheduledInSeries,
  type Settlement,
} from './occurrence-records.ts';
import { dueAt } from './order-days.ts';
import type { Occurrence, OrderKind, OrdersBank } from './order-kind.ts';

type NextBank = Pick<OrdersBank, 'newId' | 'timeZone' | 'policy'>;

/**
 * Carries out a scheduled occurrence and records whether it was done or failed; a series goes on either way. Undefined
 * where it was settled before: a second call changes nothing.
 */
export async function executeOccurrence<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  kind: OrderKind<One>,
  id: string,
  at: EpochMs,
  by: string | null = null,
): Promise<One | undefined> {
  const { seriesId, membershipId } = await ownersOf(scope.trx, kind.tables, id);
  await lockMemberships(scope, [membershipId]);
  const one = await lockScheduled(scope, kind, seriesId, id);
  if (!one) {
    return undefined;
  }
  return await settle(scope, bank, kind, one, await kind.execute(scope, bank, one, at), at, by);
}

/** Cancels a scheduled occurrence; a series goes on. Undefined where it was settled before. */
export async function cancelOccurrence<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: NextBank,
  kind: OrderKind<One>,
  id: string,
  at: EpochMs,
  by: string | null,
): Promise<One | undefined> {
  const { seriesId } = await ownersOf(scope.trx, kind.tables, id);
  const one = await lockScheduled(scope, kind, seriesId, id);
  return one && (await settle(scope, bank, kind, one, { status: 'cancelled' }, at, by));
}

/** Cancels what is scheduled of a series; nothing follows. Undefined where nothing is scheduled. */
export async function endSeries<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  seriesId: string,
  at: EpochMs,
  by: string | null,
): Promise<One | undefined> {
  await lockSeries(scope, kind.tables, seriesId);
  const one = await scheduledInSeries(scope.trx, kind, seriesId);
  if (!one) {
    return undefined;
  }
  await recordSettlement(scope.trx, kind.tables, one.id, { status: 'cancelled' }, at);
  return await logSettled(scope, kind, one.id, `${kind.audit.series}-cancelled`, at, by);
}

/** The occurrence, its series locked, while it is scheduled. */
async function lockScheduled<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  seriesId: string,
  id: string,
): Promise<One | undefined> {
  await lockSeries(scope, kind.tables, seriesId);
  const one = await getOccurrence(scope.trx, kind, id);
  return one.status === 'scheduled' ? one : undefined;
}

async function settle<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: NextBank,
  kind: OrderKind<One>,
  one: One,
  settlement: Settlement,
  at: EpochMs,
  by: string | null,
): Promise<One> {
  await recordSettlement(scope.trx, kind.tables, one.id, settlement, at);
  if (one.repeat !== 'once') {
    const sequence = one.sequence + 1;
    const day = dayInSeries(one.first_day as LocalDate, one.repeat, sequence);
    await insertOccurrence(scope.trx, kind.tables, {
      id: bank.newId(),
      series_id: one.series_id,
      sequence,
      membership_id: one.membership_id,
      day,
      due_at: dueAt(kind, day, bank),
    });
  }
  return await logSettled(
    scope,
    kind,
    one.id,
    `${kind.audit.occurrence}-${settlement.status}`,
    at,
    by,
  );
}

async function logSettled<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  id: string,
  action: string,
  at: EpochMs,
  by: string | null,
): Promise<One> {
  const one = await getOccurrence(scope.trx, kind, id);
  const { membership_id: membershipId, amount, reason } = one;
  const facts = { [kind.audit.id]: id, amount, reason, ...kind.audit.facts?.(one) };
  const entry = { membershipId, by, at, audit: { action, facts }, events: kind.events(one) };
  await appendToMemberLogs(scope, [entry]);
  return one;
}
