import type { Cents } from '#contract/money/cents.ts';
import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import { waitsAsFirstPayment } from '#contract/transfers/transfer-terms.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { purposeRefusals, TransferRequest } from '#contract/transfers/transfers.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Policy } from '../policy.ts';

const hour = 60 * 60_000;

/** A transfer as far as it decides whether it may have to wait. */
export interface LargeOrNot {
  readonly kind: TransferKind;
  readonly amount: Cents;
}

/** Whether it would wait, were it the first one to somebody: to others, and above `firstPaymentAbove`. */
export function isLargePayment(
  { kind, amount }: LargeOrNot,
  { security }: Pick<Policy, 'security'>,
): boolean {
  return kind !== 'internal' && waitsAsFirstPayment(amount, { above: security.firstPaymentAbove });
}

/** Until when a large first payment waits that is sent at that time; null where there is no delay. */
export function waitOf(at: EpochMs, delayHours: FirstPaymentDelay): EpochMs | null {
  return delayHours === 0 ? null : ((at + delayHours * hour) as EpochMs);
}

/** What the payment is for, as its member says; null where nobody said. */
export function purposeOf(request: TransferRequest): PaymentPurpose | null {
  return request.kind === 'internal' ? null : (request.purpose ?? null);
}

/** Why a payment is not ordered yet. */
export type PurposeNeeded = RefusalOf<typeof purposeRefusals>;

/**
 * The scam brake: who orders a large first payment says what it is for, and so has seen the warning that fits. A screen can be
 * passed by, so the bank asks it of every order. What the bank sends as ordered before asks nobody.
 */
export function refusePurpose(
  request: TransferRequest,
  { isLargeFirst }: { readonly isLargeFirst: boolean },
): PurposeNeeded | null {
  return isLargeFirst && purposeOf(request) === null ? { code: 'PURPOSE_NEEDED' } : null;
}
