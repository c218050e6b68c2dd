import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { dayInSeries } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  getOccurrences,
  insertOccurrences,
  lockSeries,
  ownersOf,
  recordSettlements,
  scheduledInSeries,
  type Settled,
  type Settlement,
} from './occurrence-records.ts';
import { dueAt, type Occurrence, type OrderKind, type OrdersBank } from './order-kind.ts';
import { dueRowsOfMemberships, type DueSource } from '../due-work/due-source.ts';

type NextBank = Pick<OrdersBank, 'newId' | 'timeZone' | 'policy'>;

/** The time of settlement, and the settling person: null if its day has come. */
interface Settling {
  readonly at: EpochMs;
  readonly by: string | null;
}

/** Carries out one occurrence: see `executeOccurrences`. Undefined if it is already settled. */
export async function executeOccurrence<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  kind: OrderKind<One>,
  id: string,
  at: EpochMs,
  by: string | null = null,
): Promise<One | undefined> {
  const [one] = await executeOccurrences(scope, bank, kind, [id], { at, by });
  return one;
}

/**
 * Carries out scheduled occurrences and records whether each was done or failed. A series continues either way. The
 * occurrences of a membership are carried out in turn, each with the money that the one before left. Returns the settled
 * occurrences; a second call changes nothing.
 */
async function executeOccurrences<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: OrdersBank,
  kind: OrderKind<One>,
  ids: readonly string[],
  settling: Settling,
): Promise<One[]> {
  const owners = await ownersOf(scope, kind.tables, ids);
  await lockMemberships(
    scope,
    owners.map(({ membershipId }) => membershipId),
  );
  const series = owners.map(({ seriesId }) => seriesId);
  const scheduled = await lockScheduled(scope, kind, series, ids);
  const settled: One[] = [];
  for (const ones of oneOfEachMembership(scheduled)) {
    const outcomes = await kind.execute(scope, bank, ones, settling.at);
    const pairs = ones.map((one, index) => ({ one, settlement: outcomes[index] as Settlement }));
    settled.push(...(await settle(scope, bank, kind, pairs, settling)));
  }
  return settled;
}

/** Cancels a scheduled occurrence; the series continues. Undefined if it is already settled. */
export async function cancelOccurrence<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: NextBank,
  kind: OrderKind<One>,
  id: string,
  at: EpochMs,
  by: string | null,
): Promise<One | undefined> {
  const owners = await ownersOf(scope, kind.tables, [id]);
  const series = owners.map(({ seriesId }) => seriesId);
  const scheduled = await lockScheduled(scope, kind, series, [id]);
  const pairs = scheduled.map((one) => ({ one, settlement: { status: 'cancelled' } as const }));
  const [cancelled] = await settle(scope, bank, kind, pairs, { at, by });
  return cancelled;
}

/** Cancels the scheduled occurrence of a series and ends the series. Undefined if nothing is scheduled. */
export async function endSeries<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  seriesId: string,
  at: EpochMs,
  by: string | null,
): Promise<One | undefined> {
  await lockSeries(scope, kind.tables, [seriesId]);
  const one = await scheduledInSeries(scope.trx, kind, seriesId);
  if (!one) {
    return undefined;
  }
  await recordSettlements(scope, kind.tables, [{ one, settlement: { status: 'cancelled' } }], at);
  const action = `${kind.audit.series}-cancelled`;
  const [ended] = await logSettled(scope, kind, [{ id: one.id, action }], { at, by });
  return ended;
}

/** The occurrences that are still scheduled, their series locked. */
async function lockScheduled<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  seriesIds: readonly string[],
  ids: readonly string[],
): Promise<One[]> {
  await lockSeries(scope, kind.tables, seriesIds);
  const ones = await getOccurrences(scope, kind, ids);
  return ones.filter(({ status }) => status === 'scheduled');
}

/** The first occurrence of each membership, then the second of each that has more, and so on. */
function oneOfEachMembership<One extends Occurrence>(ones: readonly One[]): One[][] {
  const rounds: One[][] = [];
  for (const theirs of Map.groupBy(ones, (one) => one.membership_id).values()) {
    for (const [round, one] of theirs.entries()) (rounds[round] ??= []).push(one);
  }
  return rounds;
}

async function settle<One extends Occurrence>(
  scope: DatabaseTransaction,
  bank: NextBank,
  kind: OrderKind<One>,
  settled: readonly Settled<One>[],
  settling: Settling,
): Promise<One[]> {
  if (settled.length === 0) return [];
  await recordSettlements(scope, kind.tables, settled, settling.at);
  await insertOccurrences(
    scope,
    kind.tables,
    settled.flatMap(({ one }) => (one.repeat === 'once' ? [] : [nextAfter(bank, kind, one)])),
  );
  return await logSettled(
    scope,
    kind,
    settled.map(({ one, settlement }) => ({
      id: one.id,
      action: `${kind.audit.occurrence}-${settlement.status}`,
    })),
    settling,
  );
}

function nextAfter<One extends Occurrence>(bank: NextBank, kind: OrderKind<One>, one: One) {
  const sequence = one.sequence + 1;
  const day = dayInSeries(one.first_day as LocalDate, one.repeat, sequence);
  return {
    id: bank.newId(),
    series_id: one.series_id,
    sequence,
    membership_id: one.membership_id,
    day,
    due_at: dueAt(kind, day, bank),
  };
}

async function logSettled<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  settled: readonly { readonly id: string; readonly action: string }[],
  { at, by }: Settling,
): Promise<One[]> {
  const ones = await getOccurrences(
    scope,
    kind,
    settled.map(({ id }) => id),
  );
  const entries = ones.map((one, index) => {
    const { id, membership_id: membershipId, amount, reason } = one;
    const facts = { [kind.audit.id]: id, amount, reason, ...kind.audit.facts?.(one) };
    const action = settled[index]?.action ?? '';
    return { membershipId, by, at, audit: { action, facts }, events: kind.events(one) };
  });
  await appendToMemberLogs(scope, entries);
  return ones;
}

/** Standing orders of a kind are carried out on their days. */
export function ordersDue<One extends Occurrence>(
  bank: OrdersBank,
  kind: OrderKind<One>,
): DueSource {
  return {
    name: kind.name,
    togetherMost: 50,

    next: dueRowsOfMemberships(kind.tables.occurrences),

    async finish(scope, id, now) {
      return (await executeOccurrence(scope, bank, kind, id, now))?.membership_id;
    },

    async finishTogether(scope, ids, now) {
      const settled = await executeOccurrences(scope, bank, kind, ids, { at: now, by: null });
      return settled.map((one) => one.membership_id);
    },
  };
}
