import { type Cents, cents } from '../money/cents.ts';

/**
 * What of an account a member can be told of. `balance-below`: its balance falls below an amount; `money-out`, `money-in`: a
 * payment or a deposit of at least an amount.
 */
export const alertKinds = ['balance-below', 'money-out', 'money-in'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** So many alerts can be set in one membership. */
export const alertsMost = 30;

/** The amount of an alert is at least one cent and at most $1,000,000.00. */
export const alertAmountMost: Cents = cents(1_000_000_00);
