import type { ScheduleRefusalCode } from '#contract/transfers/scheduled-transfers.ts';
import type { TransferRefusalCode } from '#contract/transfers/transfer-refusals.ts';
import type { AddressField } from '#contract/payments/address-fields.ts';
import type { AddressRefusalCode } from '#contract/payments/payment-address.ts';
import { type AddressFault, addressProblems, emptyAddress } from '../payments/address.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import type { TransferChoices, TransferDraft } from './transfer-draft.ts';

/** Why the form stands again instead of the next phase. */
export type Problem =
  /** The bank refused, or could not be asked: nothing moved. */
  | { readonly kind: 'not sent'; readonly error: unknown; readonly values: TransferValues }
  /** No day to schedule it for was chosen, or one that does not exist. */
  | {
      readonly kind: 'no day';
      readonly fault: 'date needed' | 'date wrong';
      readonly values: TransferValues;
    };

/** What stands in the controls of the form, open ones filled in. */
export type TransferValues = Readonly<Record<TransferField | 'kind' | 'when', string>>;

/** A control that something can be wrong at. */
export type TransferField =
  | 'from'
  | 'to'
  | 'goal'
  | 'recipient'
  | AddressField
  | 'amount'
  | 'memo'
  | 'date';

/** What can be wrong at one control. */
export type Fault =
  | Exclude<
      TransferRefusalCode,
      | AddressRefusalCode
      // Of the payment of a request, which has no such control.
      | 'UNKNOWN_REQUEST'
      | 'REQUEST_OF_ONES_OWN'
      | 'REQUEST_NOT_PAYABLE'
      | 'REQUEST_AMOUNT_DIFFERS'
    >
  | Extract<ScheduleRefusalCode, 'TRANSFER_DAY_TOO_SOON' | 'TRANSFER_DAY_TOO_FAR'>
  | AddressFault
  | 'date needed'
  | 'date wrong';

/** What is wrong at one control. */
export interface FieldProblem {
  readonly field: TransferField;
  readonly fault: Fault;
  /** A change of any of these ends it. */
  readonly about: readonly TransferField[];
}

export function valuesOf(draft: TransferDraft, choices: TransferChoices): TransferValues {
  const { kind, amount, memo } = draft;
  const address = { ...draft, bankName: choices.bankName };
  return {
    ...(Object.fromEntries(addressKeys.map((field) => [field, address[field]])) as Typed),
    kind,
    when: draft.when,
    from: choices.from?.id ?? '',
    to: choices.to?.id ?? '',
    goal: choices.goal?.id ?? '',
    recipient: choices.recipient?.id ?? '',
    amount,
    memo,
    date: draft.when === 'later' ? draft.date : '',
  };
}

type Typed = Record<AddressField, string>;
const addressKeys = Object.keys(emptyAddress) as AddressField[];

/** What is wrong at which control, in the order of the form; empty where an error is about none. */
export function fieldProblems(error: unknown): readonly FieldProblem[] {
  if (!isRefusal(error)) return [];
  switch (error.code) {
    case 'AMOUNT_NOT_POSITIVE':
      return [at('amount', error.code)];
    case 'INSUFFICIENT_FUNDS':
      return [at('amount', error.code, 'from')];
    case 'OVER_TRANSFER_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return [at('amount', error.code)];
    case 'TRANSFER_DAY_TOO_SOON':
    case 'TRANSFER_DAY_TOO_FAR':
      return [at('date', error.code)];
    case 'UNKNOWN_ACCOUNT':
    case 'CERTIFICATE_NOT_MATURE':
      return [at(error.data.field, error.code)];
    case 'UNKNOWN_GOAL':
      return [at('goal', error.code)];
    case 'SAME_ACCOUNT':
      return [at('to', error.code, 'from')];
    case 'UNKNOWN_RECIPIENT':
      return [at('recipient', error.code)];
    case 'MEMO_TOO_LONG':
      return [at('memo', error.code)];
    default:
      return addressProblems(error);
  }
}

function at(field: TransferField, fault: Fault, ...alsoAbout: TransferField[]): FieldProblem {
  return { field, fault, about: [field, ...alsoAbout] };
}

/**
 * Whether the alert still says what is true, and what is still wrong at which control: a control
 * that was changed since is no longer wrong until the bank is asked again. What is wrong of now is not of a later day.
 */
export function standing(
  problem: Problem,
  values: TransferValues,
): { readonly stands: boolean; readonly fields: readonly FieldProblem[] } {
  const changed = (field: keyof TransferValues) => values[field] !== problem.values[field];
  const all =
    problem.kind === 'no day' ? [at('date', problem.fault)] : fieldProblems(problem.error);
  if (changed('when')) return { stands: false, fields: [] };
  if (all.length === 0) return { stands: true, fields: [] };
  if (changed('kind') || changed('recipient')) return { stands: false, fields: [] };
  const fields = all.filter(({ about }) => !about.some(changed));
  return { stands: fields.length > 0, fields };
}
