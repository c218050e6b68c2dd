import type { MoneyRequestToAskInput } from '#contract/money-requests/money-requests.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { amountFault, type AmountFault, readAmount } from '../design-system/parts/amount.ts';
import type { FieldFaults } from '../design-system/parts/field-faults.ts';

/** What stands in the form, as it was chosen and typed. */
export interface AskDraft {
  readonly by: 'contact' | 'link';
  /** A saved recipient; empty where somebody else is asked. */
  readonly recipient: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly amount: string;
  readonly isAnyAmount: boolean;
  readonly note: string;
  readonly to: AccountId | null;
}

export const emptyDraft: AskDraft = {
  by: 'contact',
  recipient: '',
  name: '',
  email: '',
  phone: '',
  amount: '',
  isAnyAmount: false,
  note: '',
  to: null,
};

/** A control that something can be missing or wrong at. */
export type AskField = 'amount';

/** What can be missing or wrong at one control. */
export type AskFault = 'amount needed';

export type AskFaults = FieldFaults<AskField, AskFault | AmountFault>;

/** The controls in the order of the form. */
export const askFields: readonly AskField[] = ['amount'];

/** What the bank is asked for; or, where the draft does not say it yet, what is missing or wrong. */
export type DraftReading =
  | { readonly kind: 'request'; readonly request: MoneyRequestToAskInput }
  | { readonly kind: 'faults'; readonly faults: AskFaults };

/** Reads the draft. */
export function readDraft(draft: AskDraft, to: AccountId): DraftReading {
  const { note, by, recipient, name, email, phone } = draft;
  if (by === 'link' && draft.isAnyAmount) {
    return { kind: 'request', request: { by, to, note, amount: null } };
  }
  const reading = readAmount(draft.amount);
  const fault = amountFault(reading);
  const faults: AskFaults = { ...(fault !== undefined && { amount: fault }) };
  if (reading.kind !== 'amount' || Object.keys(faults).length > 0) {
    return { kind: 'faults', faults };
  }
  const basis = { to, note, amount: reading.cents };
  if (by === 'link') return { kind: 'request', request: { by, ...basis } };
  const request =
    recipient === '' ? { by, ...basis, name, email, phone } : { by, ...basis, recipient };
  return { kind: 'request', request };
}
