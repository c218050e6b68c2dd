/**
 * What came of comparing the name of a recipient with the one that the receiving member has. `match`: it is the same. `close`:
 * nearly. `other`: it is somebody else's, or nobody's. `unknown`: the bank has no name to compare with. This file imports no
 * schema library, so that the portal and the writer thread can use it.
 */
export const nameCheckOutcomes = ['match', 'close', 'other', 'unknown'] as const;
export type NameCheckOutcome = (typeof nameCheckOutcomes)[number];
