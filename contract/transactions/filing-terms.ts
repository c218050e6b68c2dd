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

/** What money that came in was. */
export const sources = ['Income', 'Refund', 'Investment'] as const satisfies readonly Category[];

/** Where money stays the member's own the bank knows it, and limits and disputes rest on it. */
export const filedByBank = [
  'Internal Transfer',
  'Investment Transfer',
] as const satisfies readonly Category[];

/** Parts of one transaction. */
export const splitPartsMax = 8;
