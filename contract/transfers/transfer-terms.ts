import type { Cents } from '../money/cents.ts';

/** The terms of a transfer. This file imports no schema library, so that the portal can use it. */

/** How long a memo may be, in characters (spec §9). */
export const memoMaxLength = 500;

/**
 * The purposes that a member can state for a large first payment to a new payee. Each purpose is the pretext of a kind of
 * fraud, and has a warning of its own.
 */
export const paymentPurposes = [
  'goods',
  'rent-or-bill',
  'family-or-friend',
  'investment',
  'bank-or-police',
  'other',
] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** The waiting time of first payments: payments above `above` to a new payee wait for so many hours. */
export interface FirstPaymentWait {
  readonly above: Cents;
  readonly hours: number;
}

/** Whether a transfer of that amount is held for review before it is sent on (spec §4, step 3); null: none is. */
export function isHeldForReview(amount: Cents, heldAbove: Cents | null): boolean {
  return heldAbove !== null && amount > heldAbove;
}

/** Whether a transfer of that amount waits, if it is the first one to somebody; null: none does. */
export function waitsAsFirstPayment(
  amount: Cents,
  firstPayment: Pick<FirstPaymentWait, 'above'> | null,
): boolean {
  return firstPayment !== null && amount > firstPayment.above;
}
