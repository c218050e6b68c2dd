import { type Cents, cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Policy } from '../policy.ts';
import type { BankStore } from '../ports.ts';
import type { PaymentOnDays } from '../step-up/daily-bound.ts';
import { billsPaidSince, scheduledBy } from '../step-up/leaving-records.ts';
import { nothingSent, sentSince, type SentToOthers } from './transfer-facts.ts';
import { refuseOverLimit } from './transfer-limits.ts';
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

/** What the member has sent to others on the bank's day of that moment. */
export async function sentToday(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  { timeZone }: Pick<BankContext, 'timeZone'>,
  membershipId: string,
  at: EpochMs,
): Promise<SentToOthers> {
  const since = startOfDay(localMoment(at, timeZone).date, timeZone);
  const sent = await sentSince({ trx: db, engine }, [membershipId], since);
  return sent.get(membershipId) ?? nothingSent;
}

/** What leaves a membership for others on a day: what the limits and the step-up ask for. */
export interface SendingDay {
  readonly sent: SentToOthers;
  readonly billsPaid: Cents;
  /** What is scheduled for the day, or overdue. */
  readonly scheduled: readonly PaymentOnDays[];
}

/** Of a day on which nothing leaves. */
export const emptyDay: SendingDay = { sent: nothingSent, billsPaid: cents(0), scheduled: [] };

/** The day of that moment for each of these memberships. Their bills and schedules are read only where a step-up asks for them. */
export async function readSendingDays(
  scope: DatabaseTransaction,
  { timeZone, policy }: Pick<BankContext, 'timeZone' | 'policy'>,
  membershipIds: ReadonlySet<string>,
  at: EpochMs,
): Promise<Map<string, SendingDay>> {
  if (membershipIds.size === 0) return new Map();
  const day = localMoment(at, timeZone).date;
  const since = startOfDay(day, timeZone);
  const { asksStepUp } = policy.security;
  const [sent, bills, scheduled] = await Promise.all([
    sentSince(scope, membershipIds, since),
    asksStepUp ? billsPaidSince(scope, membershipIds, since) : undefined,
    asksStepUp ? scheduledBy(scope, membershipIds, day) : undefined,
  ]);
  const dayOf = (id: string): SendingDay => ({
    sent: sent.get(id) ?? emptyDay.sent,
    billsPaid: bills?.get(id) ?? emptyDay.billsPaid,
    scheduled: scheduled?.get(id) ?? emptyDay.scheduled,
  });
  return new Map([...membershipIds].map((id) => [id, dayOf(id)]));
}
