import { type Cents, cents } from '../money/cents.ts';

/**
 * The alerts on an entry of an account: it takes the balance below an amount, or is a payment or a deposit of at least the
 * amount.
 */
export const entryAlertKinds = ['balance-below', 'money-out', 'money-in'] as const;

/**
 * The kinds of alert on an account. `forecast-below`: the least balance that the forecast leaves at any moment of the next
 * 30 days falls below an amount.
 */
export const accountAlertKinds = [...entryAlertKinds, 'forecast-below'] as const;

/** A payment of at least an amount to somebody, or from them. */
export const payeeAlertKinds = ['to-payee', 'from-payee'] as const;

/** `card-purchase`: a purchase of at least an amount with a card. */
export const alertKinds = [...accountAlertKinds, 'card-purchase', ...payeeAlertKinds] as const;
export type AlertKind = (typeof alertKinds)[number];

/** So many alerts can be set in one membership. */
export const alertsMost = 30;

/** The amount of an alert is at most $1,000,000.00. */
export const alertAmountMost: Cents = cents(1_000_000_00);

/** Characters of the name of a payee. */
export const alertPayeeMaxLength = 200;
