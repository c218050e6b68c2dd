/**
 * Bounds of what is typed about a dispute. This file imports no schema library, so that the portal can use
 * it without one.
 */

/** Why a member disputes a transaction, in the order in which the reasons are offered. */
export const disputeReasons = [
  'not-mine',
  'wrong-amount',
  'charged-twice',
  'not-received',
  'returned-no-refund',
  'other',
] as const;

/** Characters of what the member says happened. */
export const disputeStoryMaxLength = 1000;
