import type { Category } from './transactions.ts';

/**
 * Under what a member can file a transaction. This file imports no schema library, so that the portal can use it without one.
 */

/** The purposes of outgoing money, in the order in which members look for them. */
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

/** The purposes that a refund can have: money in under such a purpose is no income, and lowers the spending on it. */
export const refundable = purposes.filter(
  (purpose) => purpose !== 'Cash' && purpose !== 'Investment',
);

/** The sources of incoming money: the kinds named here, or a refund of a purpose. */
export const sources: readonly Category[] = ['Income', 'Refund', 'Investment', ...refundable];

/** Whether money in under the category is taken from the spending on it. */
export function isRefundable(category: string): boolean {
  return (refundable as readonly string[]).includes(category);
}

/** The spending under the category: less the refunds, where the category takes refunds. */
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

/** Transactions that are filed at once. */
export const filedAtOnceMax = 200;
