import { alertAmountMost, alertsMost, type AlertKind } from '#contract/alerts/alert-terms.ts';
import type { AlertRequest } from '#contract/alerts/alerts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';

/** A refusal with the data that the contract declares for it. */
export type AlertRefusal =
  | { readonly code: 'ALERT_ACCOUNT_UNKNOWN' | 'ALERT_ALREADY_SET' }
  | { readonly code: 'ALERT_AMOUNT_TOO_LARGE'; readonly data: { most: Cents } }
  | { readonly code: 'TOO_MANY_ALERTS'; readonly data: { most: number } };

/** Why an alert is not set, in the order of the contract; null where it is. */
export function refuseAlert(
  { account, kind, amount }: AlertRequest,
  facts: {
    /** The handles of the membership's accounts. */
    readonly accounts: readonly string[];
    readonly set: readonly AlertRequest[];
  },
): AlertRefusal | null {
  if (!facts.accounts.includes(account)) {
    return { code: 'ALERT_ACCOUNT_UNKNOWN' };
  }
  if (amount > alertAmountMost) {
    return { code: 'ALERT_AMOUNT_TOO_LARGE', data: { most: alertAmountMost } };
  }
  const isSame = (one: AlertRequest) =>
    one.account === account && one.kind === kind && one.amount === amount;
  if (facts.set.some(isSame)) {
    return { code: 'ALERT_ALREADY_SET' };
  }
  return facts.set.length >= alertsMost
    ? { code: 'TOO_MANY_ALERTS', data: { most: alertsMost } }
    : null;
}

/** An entry of an account. */
export interface AlertEntry {
  readonly amount: number;
  /** The balance of the account after it. */
  readonly balanceAfter: number;
}

/**
 * What an entry is told as: the balance that it leaves, or how much it moved; null where it is not told. A balance that was
 * below the amount before is not told again until it has been at or above it.
 */
export function toldOf(
  { kind, amount: limit }: { readonly kind: AlertKind; readonly amount: number },
  { amount, balanceAfter }: AlertEntry,
): Cents | null {
  switch (kind) {
    case 'balance-below':
      return balanceAfter < limit && balanceAfter - amount >= limit ? cents(balanceAfter) : null;
    case 'money-out':
      return -amount >= limit ? cents(-amount) : null;
    case 'money-in':
      return amount >= limit ? cents(amount) : null;
  }
}
