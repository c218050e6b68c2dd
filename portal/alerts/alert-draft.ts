import {
  accountAlertKinds,
  type AlertKind,
  alertKinds,
  payeeAlertKinds,
} from '#contract/alerts/alert-terms.ts';
import type { Alert, AlertRequest } from '#contract/alerts/alerts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, CardId } from '#contract/text/ids.ts';
import {
  type AmountFault,
  amountFault,
  readAmount,
  writeAmount,
} from '#contract/text/typed-amount.ts';

/** The subject of an alert: the money in a membership, or the member's own sign-ins. */
export type ToldKind = AlertKind | 'sign-in';
export const toldKinds: readonly ToldKind[] = [...alertKinds, 'sign-in'];

/** An alert as it stands in the form. */
export interface AlertDraft {
  readonly kind: ToldKind;
  readonly account: AccountId | undefined;
  readonly card: CardId | undefined;
  readonly payee: string;
  readonly amount: string;
}

/** The faults of a draft, at its fields. */
export interface AlertFaults {
  readonly payee?: 'payee needed';
  readonly amount?: AmountFault;
}

export type DraftReading =
  | { readonly kind: 'faults'; readonly faults: AlertFaults }
  | { readonly kind: 'alert'; readonly alert: AlertRequest };

/** The draft of an alert that is set, or of a new one about what is chosen first. */
export function draftOf(alert: Alert | undefined, first: Partial<AlertDraft>): AlertDraft {
  const empty = { kind: 'balance-below', account: undefined, card: undefined } as const;
  const basis = { ...empty, payee: '', amount: '', ...first };
  if (alert === undefined) return basis;
  const amount = alert.amount === 0 ? '' : writeAmount(alert.amount);
  return { ...basis, ...alert, amount };
}

export function isOfPayee(kind: ToldKind): kind is (typeof payeeAlertKinds)[number] {
  return (payeeAlertKinds as readonly ToldKind[]).includes(kind);
}

export function isOfAccount(kind: ToldKind): kind is (typeof accountAlertKinds)[number] {
  return (accountAlertKinds as readonly ToldKind[]).includes(kind);
}

/** The request of the form, or the faults at its fields. A payee needs no amount: then any amount is told. */
export function readDraft({ kind, account, card, payee, amount: text }: AlertDraft): DraftReading {
  const reading = readAmount(text);
  const ofAny = isOfPayee(kind) && reading.kind === 'empty';
  const fault = ofAny ? undefined : amountFault(reading);
  const isNameless = isOfPayee(kind) && payee.trim() === '';
  if (fault !== undefined || isNameless) {
    return {
      kind: 'faults',
      faults: { ...(isNameless && { payee: 'payee needed' }), ...(fault && { amount: fault }) },
    };
  }
  const amount = reading.kind === 'amount' ? reading.cents : cents(0);
  if (isOfPayee(kind)) return { kind: 'alert', alert: { kind, payee: payee.trim(), amount } };
  if (isOfAccount(kind) && account !== undefined) {
    return { kind: 'alert', alert: { kind, account, amount } };
  }
  if (kind === 'card-purchase' && card !== undefined) {
    return { kind: 'alert', alert: { kind, card, amount } };
  }
  throw new Error(`An alert of ${kind} is about nothing`);
}
