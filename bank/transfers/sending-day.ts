import { type Cents, cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Policy } from '../policy.ts';
import type { BankStore } from '../ports.ts';
import type { PaymentOnDays } from '../identity/step-up/daily-bound.ts';
import { billsPaidOn, scheduledBy } from '../identity/step-up/leaving-records.ts';
import { nothingSent, sentOn, type SentToOthers } from './transfer-facts.ts';
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
  bank: Pick<BankContext, 'timeZone'>,
  membershipId: string,
  at: EpochMs,
): Promise<SentToOthers> {
  const day = localMoment(at, bank.timeZone).date;
  const sent = await sentOn({ trx: db, engine }, bank, [membershipId], day);
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

/** These days of memberships. Their bills and schedules are read only where a step-up asks for them. */
export async function readSendingDays(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'timeZone' | 'policy'>,
  daysOfMembers: ReadonlyMap<string, LocalDate>,
): Promise<Map<string, SendingDay>> {
  const days = new Map<string, SendingDay>();
  const { asksStepUp } = bank.policy.security;
  for (const [day, theirs] of Map.groupBy(daysOfMembers, ([, ofMember]) => ofMember)) {
    const ids = theirs.map(([id]) => id);
    const [sent, bills, scheduled] = await Promise.all([
      sentOn(scope, bank, ids, day),
      asksStepUp ? billsPaidOn(scope, bank, ids, day) : undefined,
      asksStepUp ? scheduledBy(scope, ids, day) : undefined,
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
