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

/** The purpose that the member gave for the payment; null where there is none. */
export function purposeOf(request: TransferRequest): PaymentPurpose | null {
  return request.kind === 'internal' ? null : (request.purpose ?? null);
}

/** Why a payment is not ordered yet. */
export type PurposeNeeded = RefusalOf<typeof purposeRefusals>;

/**
 * The scam brake: the person ordering a large first payment gives its purpose, and so has seen the warning that fits. A
 * screen can be passed by, so the bank asks it of every order. Payments ordered before are sent without the question.
 */
export function refusePurpose(
  request: TransferRequest,
  { isLargeFirst }: { readonly isLargeFirst: boolean },
): PurposeNeeded | null {
  return isLargeFirst && purposeOf(request) === null ? { code: 'PURPOSE_NEEDED' } : null;
}
