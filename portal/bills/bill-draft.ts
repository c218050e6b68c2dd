import type { Account } from '#contract/accounts/accounts.ts';
import type {
  BillRefusalCode,
  BillRepeat,
  BillRequestInput,
  Upcoming,
} from '#contract/bills/bills.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { AccountId, PayeeId } from '#contract/text/ids.ts';
import type { Payee } from '#contract/bills/payees.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { amountFault, type AmountFault, readAmount } from '#contract/text/typed-amount.ts';
import type { Faults } from '../forms/form-state.ts';

/** The form's values as the member typed and chose them. */
export interface BillDraft {
  /** Null until the member chooses. */
  readonly payee: PayeeId | null;
  /** Null until the member chooses: then the first account is meant. */
  readonly from: AccountId | null;
  readonly amount: string;
  /** As a date field has it: `YYYY-MM-DD`, or empty. */
  readonly date: string;
  readonly repeat: BillRepeat;
  readonly memo: string;
}

export const emptyDraft: BillDraft = {
  payee: null,
  from: null,
  amount: '',
  date: '',
  repeat: 'once',
  memo: '',
};

/** The faults of a control. */
export type BillFault =
  | 'payee needed'
  | 'date needed'
  | 'date wrong'
  | Exclude<BillRefusalCode, 'TOO_MANY_SCHEDULED'>;

type BillFaults = Faults<BillDraft, BillFault | AmountFault>;

/** The request to the bank; or, for an incomplete draft, the missing or wrong values. */
export type DraftReading =
  | { readonly kind: 'request'; readonly bill: BillRequestInput }
  | { readonly kind: 'faults'; readonly faults: BillFaults };

/** The payee and the account that the draft means, among those that there are. */
export function choicesOf(
  draft: BillDraft,
  payees: readonly Payee[],
  accounts: readonly Account[],
): { readonly payee: Payee | null; readonly from: Account | null } {
  return {
    payee: payees.find(({ id }) => id === draft.payee) ?? null,
    from: accounts.find(({ id }) => id === draft.from) ?? accounts[0] ?? null,
  };
}

type BillTerms = Pick<Upcoming, 'earliest' | 'latest' | 'most'>;

/**
 * Reads the draft. Faults that can be known without the bank are found here: missing values, a day that cannot be chosen,
 * and an amount that is too much.
 */
export function readDraft(
  draft: BillDraft,
  { payee, from }: ReturnType<typeof choicesOf>,
  terms: BillTerms,
): DraftReading {
  const reading = readAmount(draft.amount);
  const fault = amountFault(reading);
  const faults: BillFaults = {
    ...(payee === null && { payee: 'payee needed' }),
    ...(from === null && { from: 'UNKNOWN_ACCOUNT' }),
    ...(fault !== undefined && { amount: fault }),
    ...(reading.kind === 'amount' &&
      draft.date === terms.earliest &&
      tooMuchNow(reading.cents, payee, from)),
    ...typedTooMuch(draft.amount, terms.most),
    ...dayFaults(draft.date, terms),
  };
  if (
    payee === null ||
    from === null ||
    reading.kind !== 'amount' ||
    Object.keys(faults).length > 0
  ) {
    return { kind: 'faults', faults };
  }
  return {
    kind: 'request',
    bill: {
      payee: payee.id,
      from: from.id,
      amount: reading.cents,
      date: draft.date,
      repeat: draft.repeat,
      memo: draft.memo.trim(),
    },
  };
}

/** An amount paid today is in the account, and no more than the card may have. */
function tooMuchNow(amount: Cents, payee: Payee | null, from: Account | null): BillFaults {
  if (from !== null && amount > from.available) return { amount: 'INSUFFICIENT_FUNDS' };
  return payee?.card && amount > payee.card.most ? { amount: 'MORE_THAN_OWED' } : {};
}

function dayFaults(date: string, { earliest, latest }: BillTerms): BillFaults {
  if (date === '') return { date: 'date needed' };
  if (date < earliest) return { date: 'DATE_PAST' };
  return date > latest ? { date: 'DATE_TOO_FAR' } : {};
}

/** The fault of an amount while it is typed: only an excess, which more typing does not mend. */
export function typedTooMuch(typed: string, most: Cents): { amount?: 'OVER_BILL_LIMIT' } {
  const reading = readAmount(typed);
  return reading.kind === 'amount' && reading.cents > most ? { amount: 'OVER_BILL_LIMIT' } : {};
}

/** The control at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): BillFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'UNKNOWN_PAYEE':
      return { payee: error.code };
    case 'UNKNOWN_ACCOUNT':
      return { from: error.code };
    case 'AMOUNT_NOT_POSITIVE':
    case 'INSUFFICIENT_FUNDS':
    case 'OVER_BILL_LIMIT':
    case 'MORE_THAN_OWED':
      return { amount: error.code };
    case 'DATE_PAST':
    case 'DATE_TOO_FAR':
      return { date: error.code };
    default:
      return {};
  }
}

/** The faults left after a change: an amount may be right from another account, to another payee or on another day. */
export function standingAfter(
  changed: Partial<BillDraft>,
  faults: Faults<BillDraft>,
): Faults<BillDraft> {
  const { amount, ...others } = faults;
  const isEnded =
    (amount === 'INSUFFICIENT_FUNDS' && ('from' in changed || 'date' in changed)) ||
    (amount === 'MORE_THAN_OWED' && ('payee' in changed || 'date' in changed));
  return isEnded ? others : faults;
}
