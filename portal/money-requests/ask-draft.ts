import type {
  MoneyRequestRefusalCode,
  MoneyRequestToAskInput,
} from '#contract/money-requests/money-requests.ts';
import { fieldsOfKind } from '#contract/payments/address-fields.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { amountFault, type AmountFault, readAmount } from '#contract/text/typed-amount.ts';
import {
  type AddressDraft,
  type AddressFault,
  addressProblems,
  emptyAddress,
} from '../payments/address.ts';
import type { Faults } from '../forms/form-state.ts';

/** The form's values as the member typed and chose them. */
export interface AskDraft extends AddressDraft {
  readonly by: 'contact' | 'link';
  /** A saved recipient; empty where somebody else is asked. */
  readonly recipient: string;
  readonly amount: string;
  readonly isAnyAmount: boolean;
  readonly note: string;
  readonly to: AccountId | null;
}

export const emptyDraft: AskDraft = {
  ...emptyAddress,
  by: 'contact',
  recipient: '',
  amount: '',
  isAnyAmount: false,
  note: '',
  to: null,
};

/** What can be missing or wrong at one control, besides what is of every address. */
export type AskFault =
  | 'name needed'
  | 'contact needed'
  | 'own email'
  | Extract<MoneyRequestRefusalCode, 'REQUEST_NOTE_WRONG' | 'REQUEST_TOO_LARGE'>;

export type AskFaults = Faults<AskDraft, AskFault | AddressFault | AmountFault>;

/** The request to the bank; or, where the draft is not ready, its missing or wrong values. */
export type DraftReading =
  | { readonly kind: 'request'; readonly request: MoneyRequestToAskInput }
  | { readonly kind: 'faults'; readonly faults: AskFaults };

/** Reads the draft. `ownEmail` is the member's, once it is known: nobody is asked by it. */
export function readDraft(
  draft: AskDraft,
  to: AccountId,
  ownEmail: string | undefined,
): DraftReading {
  const { note, by, recipient } = draft;
  if (by === 'link' && draft.isAnyAmount) {
    return { kind: 'request', request: { by, to, note, amount: null } };
  }
  const reading = readAmount(draft.amount);
  const fault = amountFault(reading);
  const faults: AskFaults = {
    ...(by === 'contact' && recipient === '' && whomFaults(draft, ownEmail)),
    ...(fault !== undefined && { amount: fault }),
  };
  if (reading.kind !== 'amount' || Object.keys(faults).length > 0) {
    return { kind: 'faults', faults };
  }
  const basis = { to, note, amount: reading.cents };
  if (by === 'link') return { kind: 'request', request: { by, ...basis } };
  const whom = recipient === '' ? fieldsOfKind('zelle', { ...draft, bankName: '' }) : { recipient };
  return { kind: 'request', request: { by, ...basis, ...whom } };
}

function whomFaults({ name, email, phone }: AskDraft, ownEmail: string | undefined): AskFaults {
  const [typed, own] = [email, ownEmail ?? ''].map((one) => one.trim().toLowerCase());
  return {
    ...(name.trim() === '' && { name: 'name needed' }),
    ...(typed === '' && phone.trim() === '' && { email: 'contact needed' }),
    ...(typed !== '' && typed === own && { email: 'own email' }),
  };
}

/** The faults that remain after a change: a phone number replaces an email, and another way of asking clears all. */
export function standingAfter(
  changed: Partial<AskDraft>,
  faults: Faults<AskDraft>,
): Faults<AskDraft> {
  if ('by' in changed || 'recipient' in changed || 'isAnyAmount' in changed) return {};
  const { email, ...others } = faults;
  return email === 'contact needed' && 'phone' in changed ? others : faults;
}

/** The controls at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): AskFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'REQUEST_RECIPIENT_INCOMPLETE': {
      const { missing } = error.data;
      return {
        ...(missing.includes('name') && { name: 'name needed' }),
        ...(missing.includes('contact') && { email: 'contact needed' }),
      };
    }
    case 'REQUEST_TOO_LARGE':
      return { amount: error.code };
    case 'REQUEST_NOTE_WRONG':
      return { note: error.code };
    default:
      return Object.fromEntries(addressProblems(error).map(({ field, fault }) => [field, fault]));
  }
}
