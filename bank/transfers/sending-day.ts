import { type Cents, cents } from '#contract/cents.ts';
import type { TransferKind, TransferRequest } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Policy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { sentSince } from './transfer-facts.ts';
import { refuseOverLimit } from './transfer-limits.ts';
import { decideTransfer, type TransferDecision, type TransferFacts } from './transfer-rules.ts';

/** Decides a transfer that is sent at once: by the rules of the spec, then by the limits. */
export function decideToday(
  request: TransferRequest,
  facts: TransferFacts,
  sentBefore: Cents,
  policy: Pick<Policy, 'transferLimits'>,
): TransferDecision {
  const decision = decideTransfer(request, facts);
  if (decision.kind === 'refused') {
    return decision;
  }
  const refusal = refuseOverLimit(request.kind, cents(request.amount), sentBefore, policy);
  return refusal ? { kind: 'refused', refusal } : decision;
}

/** What the member has sent by this kind of transfer on the bank's day of that moment. */
export async function sentToday(
  db: Kysely<Tables>,
  { timeZone }: Pick<BankInside, 'timeZone'>,
  memberId: string,
  kind: TransferKind,
  at: EpochMs,
): Promise<Cents> {
  if (kind === 'internal') {
    // No limit asks for it.
    return cents(0);
  }
  return await sentSince(db, memberId, kind, startOfDay(localMoment(at, timeZone).date, timeZone));
}
