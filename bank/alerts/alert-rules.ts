import type { RefusalOf } from '#contract/procedures/procedure.ts';
import {
  alertAmountMost,
  alertsMost,
  type entryAlertKinds,
  type payeeAlertKinds,
} from '#contract/alerts/alert-terms.ts';
import type { alertRefusals, AlertRequest } from '#contract/alerts/alerts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { describe, namedIn } from '#contract/transactions/transaction-wording.ts';
import { payeeOf } from '../history/payee-rules.ts';

/** Why an alert is not set. */
export type AlertRefusal = RefusalOf<typeof alertRefusals>;

/** Why an alert is not set, in the order of the contract; null where it is. */
export function refuseAlert(
  alert: AlertRequest,
  facts: {
    /** The handles of the membership's accounts and cards. */
    readonly accounts: readonly string[];
    readonly cards: readonly string[];
    readonly set: readonly AlertRequest[];
  },
): AlertRefusal | null {
  if ('account' in alert && !facts.accounts.includes(alert.account)) {
    return { code: 'ALERT_ACCOUNT_UNKNOWN' };
  }
  if ('card' in alert && !facts.cards.includes(alert.card)) {
    return { code: 'ALERT_CARD_UNKNOWN' };
  }
  if ('payee' in alert && !/[\p{L}\p{N}]/u.test(payeeOf(alert.payee))) {
    return { code: 'ALERT_PAYEE_NEEDED' };
  }
  if (alert.amount > alertAmountMost) {
    return { code: 'ALERT_AMOUNT_TOO_LARGE', data: { most: alertAmountMost } };
  }
  const key = keyOf(alert);
  if (facts.set.some((one) => keyOf(one) === key)) {
    return { code: 'ALERT_ALREADY_SET' };
  }
  return facts.set.length >= alertsMost
    ? { code: 'TOO_MANY_ALERTS', data: { most: alertsMost } }
    : null;
}

function keyOf(alert: AlertRequest): string {
  return `${alert.kind} ${alert.amount} ${subjectOf(alert)}`;
}

function subjectOf(alert: AlertRequest): string {
  if ('account' in alert) return alert.account;
  return 'card' in alert ? alert.card : payeeOf(alert.payee);
}

/** An entry of an account. */
export interface AlertEntry {
  readonly amount: number;
  /** The balance of the account after it. */
  readonly balanceAfter: number;
}

/**
 * The amount that an alert tells of an entry: the resulting balance, or the amount moved; null where the entry raises no
 * alert. A balance that was below the amount before is not told again until it has been at or above it.
 */
export function toldOf(
  {
    kind,
    amount: limit,
  }: { readonly kind: (typeof entryAlertKinds)[number]; readonly amount: number },
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

/** How much an entry moved to or from the payee of an alert; null where it did not, or too little. */
export function toldOfPayee(
  {
    kind,
    payee,
    amount: limit,
  }: {
    readonly kind: (typeof payeeAlertKinds)[number];
    /** As `payeeOf` names them. */
    readonly payee: string;
    readonly amount: number;
  },
  { amount, description }: { readonly amount: number; readonly description: string | null },
): Cents | null {
  const moved = kind === 'to-payee' ? -amount : amount;
  if (moved <= 0 || moved < limit || description === null) return null;
  const names = [description, namedBy(description)].map(payeeOf);
  return names.includes(payee) ? cents(moved) : null;
}

const transferTo = describe({ kind: 'transfer-out', name: '' });

/** The name in a description; for a transfer to another bank, without the name of that bank at its end. */
export function namedBy(description: string): string {
  const name = namedIn(description);
  const comma = name.lastIndexOf(', ');
  return description.startsWith(transferTo) && comma > 0 ? name.slice(0, comma) : name;
}
