import type { PurposeRefusalCode, TransferRequest } from '#contract/transfers/transfers.ts';
import { purposeOf } from './first-payment-rules.ts';

/** Why a payment is not ordered yet. */
export interface PurposeNeeded {
  readonly code: PurposeRefusalCode;
}

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
