import { type Cents, cents } from '../money/cents.ts';

/** A budget of a month is at least $1.00 and at most $1,000,000.00. */
export const budgetLeast: Cents = cents(1_00);
export const budgetMost: Cents = cents(1_000_000_00);
