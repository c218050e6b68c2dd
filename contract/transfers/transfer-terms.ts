import type { Cents } from '../money/cents.ts';

/** What can be said of a transfer. This file imports no schema library, so that the portal and the writer thread can use it. */

/** How long a memo may be, in characters (spec §9). */
export const memoMaxLength = 500;

/**
 * What a member can say that a large first payment to somebody new is for. Each is what one kind of fraud pretends to be, and has
 * a warning of its own.
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

/** What waits first: payments above `above` to somebody who was never paid before, for so many hours. */
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
