import { type Cents, cents } from '#contract/cents.ts';
import type { TransferKind, TransferRequest } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Policy } from '../policy.ts';
import type { Tables, TransferRow } from '../tables.ts';
import type { Scope } from '../transact.ts';
import { type AcceptedTransfer, sendTransfer } from './send-transfer.ts';
import { sentSince } from './transfer-facts.ts';
import { refuseOverLimit } from './transfer-limits.ts';
import { finishProcessing } from './transfer-outcomes.ts';
import { decideTransfer, type TransferDecision, type TransferFacts } from './transfer-rules.ts';

/** What sending needs of the bank. */
export type SendersBank = Pick<BankInside, 'newId' | 'timeZone' | 'policy' | 'random'>;

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

/**
 * Sends what was accepted, and hands it to the rail; without a time of processing the rail is done at
 * once (R-T8, live internal transfers). `dueAt` is when the rail is done with it, null if it is.
 */
export async function sendNow(
  scope: Scope,
  bank: SendersBank,
  accepted: Omit<AcceptedTransfer, 'dueAt'>,
): Promise<{ readonly transfer: TransferRow; readonly dueAt: EpochMs | null }> {
  const { at, request } = accepted;
  const span = bank.policy.processing[request.kind];
  const dueAt = (at + (span ? bank.random.between(span.low, span.high) : 0)) as EpochMs;
  const sent = await sendTransfer(scope, bank, { ...accepted, dueAt });
  if (span) {
    return { transfer: sent, dueAt };
  }
  return { transfer: (await finishProcessing(scope, bank, sent, at)) ?? sent, dueAt: null };
}
