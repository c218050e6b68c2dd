import { type Cents, cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import type { Policy } from '../policy.ts';
import type { PaymentOnDays } from '../identity/step-up/daily-bound.ts';
import {
  billsPaidOn,
  countsFor,
  placesOfDay,
  scheduledBy,
  spanOf,
} from '../identity/step-up/leaving-records.ts';
import { categories } from './transfer-tables.ts';
import { refuseOverLimit } from './transfer-limits.ts';
import { debitsOfTransfers } from './transfer-records.ts';
import { decideTransfer, type TransferDecision, type TransferFacts } from './transfer-rules.ts';

/** Decides a transfer that is sent at once: by the rules of the spec, then, to others, by the limits. */
export function decideToday(
  request: TransferRequest,
  facts: TransferFacts,
  sentBefore: SentToOthers,
  policy: Pick<Policy, 'transferLimits'>,
): TransferDecision {
  const decision = decideTransfer(request, facts);
  if (decision.kind === 'refused' || request.kind === 'internal') {
    return decision;
  }
  const { kind, amount } = request;
  const refusal = refuseOverLimit(kind, cents(amount), sentBefore[kind], policy);
  return refusal ? { kind: 'refused', refusal } : decision;
}

/** A member's sums sent to others, by each way. */
export type SentToOthers = Readonly<Record<'zelle' | 'external', Cents>>;

/** Before anything was sent. */
export const nothingSent: SentToOthers = { zelle: cents(0), external: cents(0) };

/** The sums that these memberships have sent to others on a day; a membership that sent nothing has no entry. */
async function sentOn(
  scope: Connection,
  bank: Pick<BankContext, 'timeZone'>,
  membershipIds: Iterable<string>,
  day: LocalDate,
): Promise<Map<string, SentToOthers>> {
  const sent = new Map<string, SentToOthers>();
  const wanted = { members: listOf(membershipIds), ...spanOf(day, bank) };
  for (const row of await sumsSent(scope, wanted)) {
    const { membership_id: id, category, amount } = row;
    const before = sent.get(id) ?? nothingSent;
    if (category === categories.zelle) sent.set(id, { ...before, zelle: cents(amount) });
    if (category === categories.external) sent.set(id, { ...before, external: cents(amount) });
  }
  return sent;
}

const sumsSent = prepareQuery(['members', ...placesOfDay], ({ trx, engine, places }) =>
  debitsOfTransfers(trx)
    .leftJoin(
      'scheduled_transfer as ordered',
      'ordered.transfer_id',
      'account_transaction.transfer_id',
    )
    .select(({ fn }) => [
      'account_transaction.membership_id',
      'account_transaction.category',
      fn.sum<number>('account_transaction.amount').as('amount'),
    ])
    .where(isInList({ engine }, 'account_transaction.membership_id', places.members))
    .where(countsFor(places, { orderedFor: 'ordered.day', leftAt: 'account_transaction.at' }))
    .groupBy(['account_transaction.membership_id', 'account_transaction.category']),
);

/** The member's sum sent to others on the bank's day of that moment. */
export async function sentToday(
  connection: Connection,
  bank: Pick<BankContext, 'timeZone'>,
  membershipId: string,
  at: EpochMs,
): Promise<SentToOthers> {
  const day = localMoment(at, bank.timeZone).date;
  const sent = await sentOn(connection, bank, [membershipId], day);
  return sent.get(membershipId) ?? nothingSent;
}

/** The money that leaves a membership for others on a day, by which the limits and the step-up are decided. */
export interface SendingDay {
  readonly sent: SentToOthers;
  readonly billsPaid: Cents;
  /** The transfers scheduled for the day, or overdue. */
  readonly scheduled: readonly PaymentOnDays[];
}

/** Of a day on which nothing leaves. */
export const emptyDay: SendingDay = { sent: nothingSent, billsPaid: cents(0), scheduled: [] };

/** These days of memberships. Their bills and schedules are read only `forStepUp`. */
export async function readSendingDays(
  scope: Connection,
  bank: Pick<BankContext, 'timeZone'>,
  daysOfMembers: ReadonlyMap<string, LocalDate>,
  { forStepUp }: { readonly forStepUp: boolean },
): Promise<Map<string, SendingDay>> {
  const days = new Map<string, SendingDay>();
  for (const [day, theirs] of Map.groupBy(daysOfMembers, ([, ofMember]) => ofMember)) {
    const ids = theirs.map(([id]) => id);
    const [sent, bills, scheduled] = await Promise.all([
      sentOn(scope, bank, ids, day),
      forStepUp ? billsPaidOn(scope, bank, ids, day) : undefined,
      forStepUp ? scheduledBy(scope, ids, day) : undefined,
    ]);
    for (const id of ids) {
      days.set(id, {
        sent: sent.get(id) ?? emptyDay.sent,
        billsPaid: bills?.get(id) ?? emptyDay.billsPaid,
        scheduled: scheduled?.get(id) ?? emptyDay.scheduled,
      });
    }
  }
  return days;
}
