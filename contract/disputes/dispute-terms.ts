/**
 * Bounds of typed texts about a dispute. This file imports no schema library, so that the portal can use it without such a
 * library.
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

/** Characters of the member's account of the events. */
export const disputeStoryMaxLength = 1000;
