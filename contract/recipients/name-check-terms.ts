/**
 * The outcomes of comparing a recipient's name with the receiving member's name. `match`: the names are the same. `close`:
 * nearly the same. `other`: the name is another person's, or no person's. `unknown`: the bank has no name to compare with.
 * This file imports no schema library, so that the portal can use it.
 */
export const nameCheckOutcomes = ['match', 'close', 'other', 'unknown'] as const;
export type NameCheckOutcome = (typeof nameCheckOutcomes)[number];
