import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Policy } from '../policy.ts';
import type { Tables } from '../database/tables.ts';
import { sentSince, type SentToOthers } from './transfer-facts.ts';
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
  db: Kysely<Tables>,
  { timeZone }: Pick<BankContext, 'timeZone'>,
  membershipId: string,
  at: EpochMs,
): Promise<SentToOthers> {
  return await sentSince(db, membershipId, startOfDay(localMoment(at, timeZone).date, timeZone));
}

/** Before anything was sent. */
export const nothingSent: SentToOthers = { zelle: cents(0), external: cents(0) };
