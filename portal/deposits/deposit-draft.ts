import type { Account } from '#contract/accounts/accounts.ts';
import type { DepositRefusalCode, DepositRequestInput } from '#contract/deposits/deposits.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { amountFault, type AmountFault, readAmount } from '#contract/text/typed-amount.ts';
import type { Faults } from '../forms/form-state.ts';

/** A picture of one side as it will be sent. */
export interface ChosenPhoto {
  readonly name: string;
  /** The file as base64. */
  readonly content: string;
  /** The file as the address of an image. */
  readonly address: string;
}

/** The form's values as the member typed and chose them. */
export interface DepositDraft {
  readonly front: ChosenPhoto | null;
  readonly back: ChosenPhoto | null;
  /** Null until the member chooses: then the first account is meant. */
  readonly to: AccountId | null;
  readonly amount: string;
  /** The member has said that it is another check than the one that looks like it. */
  readonly isAnother: boolean;
}

export const emptyDraft: DepositDraft = {
  front: null,
  back: null,
  to: null,
  amount: '',
  isAnother: false,
};

/** Why a file is not taken before the bank has seen it. */
export const notTaken = ['file too large', 'a drawing', 'no check seen'] as const;
export type NotTaken = (typeof notTaken)[number];

/** The faults of a control. */
export type DepositFault =
  | 'front needed'
  | 'back needed'
  | NotTaken
  | Exclude<DepositRefusalCode, 'LOOKS_DEPOSITED'>;

type DepositFaults = Faults<DepositDraft, DepositFault | AmountFault>;

/** The request to the bank; or, for an incomplete draft, the missing or wrong values. */
export type DraftReading =
  | { readonly kind: 'request'; readonly deposit: DepositRequestInput }
  | { readonly kind: 'faults'; readonly faults: DepositFaults };

/** The account that the draft means, among those that there are. */
export function accountOf(draft: DepositDraft, accounts: readonly Account[]): Account | null {
  return accounts.find(({ id }) => id === draft.to) ?? accounts[0] ?? null;
}

/** Reads the draft. Only what cannot be asked at all is found here; the bank looks at the pictures. */
export function readDraft(draft: DepositDraft, to: Account | null): DraftReading {
  const { front, back, isAnother } = draft;
  const reading = readAmount(draft.amount);
  const fault = amountFault(reading);
  const faults: DepositFaults = {
    ...(front === null && { front: 'front needed' }),
    ...(back === null && { back: 'back needed' }),
    ...(to === null && { to: 'DEPOSIT_ACCOUNT_UNKNOWN' }),
    ...(fault !== undefined && { amount: fault }),
  };
  if (
    front === null ||
    back === null ||
    to === null ||
    reading.kind !== 'amount' ||
    Object.keys(faults).length > 0
  ) {
    return { kind: 'faults', faults };
  }
  return {
    kind: 'request',
    deposit: {
      to: to.id,
      amount: reading.cents,
      front: front.content,
      back: back.content,
      isAnother,
    },
  };
}

/** The control at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): DepositFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'DEPOSIT_ACCOUNT_UNKNOWN':
      return { to: error.code };
    case 'DEPOSIT_TOO_LARGE':
    case 'DEPOSIT_DAY_LIMIT':
      return { amount: error.code };
    case 'PHOTO_FILE_TOO_LARGE':
    case 'PHOTO_NOT_A_PICTURE':
    case 'PHOTO_BROKEN':
    case 'PHOTO_TOO_SMALL':
    case 'PHOTO_TOO_MANY_PIXELS':
      return { [error.data.side]: error.code };
    case 'PHOTOS_ARE_THE_SAME':
      return { back: error.code };
    case 'CHECK_DEPOSITED_BEFORE':
      return { front: error.code };
    default:
      return {};
  }
}
