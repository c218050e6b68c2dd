import type { Category } from './transactions.ts';

/**
 * Under what a member can file a transaction. This file imports no schema library, so that the portal can use it without one.
 */

/** What money that left was for, in the order in which members look for it. */
export const purposes = [
  'Housing',
  'Utilities',
  'Groceries',
  'Dining',
  'Transportation',
  'Shopping',
  'Health',
  'Insurance',
  'Education',
  'Subscriptions',
  'Entertainment',
  'Travel',
  'Giving',
  'Cash',
  'Investment',
] as const satisfies readonly Category[];

/** Of what a refund can be: money that came in under such a purpose is no income, and lowers what was spent on it. */
export const refundable = purposes.filter(
  (purpose) => purpose !== 'Cash' && purpose !== 'Investment',
);

/** What money that came in was: one of these, or a refund of a purpose. */
export const sources: readonly Category[] = ['Income', 'Refund', 'Investment', ...refundable];

/** Whether money that came in under the category is taken from what was spent on it. */
export function isRefundable(category: string): boolean {
  return (refundable as readonly string[]).includes(category);
}

/** What was spent under the category: less what came back, where that is taken from it. */
export function spentUnder(
  category: string,
  { moneyIn, moneyOut }: { readonly moneyIn: number; readonly moneyOut: number },
): number {
  return moneyOut - (isRefundable(category) ? moneyIn : 0);
}

/** Where money stays the member's own the bank knows it, and limits and disputes rest on it. */
export const filedByBank = [
  'Internal Transfer',
  'Investment Transfer',
] as const satisfies readonly Category[];

/** Parts of one transaction. */
export const splitPartsMax = 8;
