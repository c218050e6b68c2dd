import type { ScheduleRefusalCode } from '#contract/transfers/scheduled-transfers.ts';
import type { TransferRefusalCode } from '#contract/transfers/transfer-refusals.ts';
import type { AddressField } from '#contract/payments/address-fields.ts';
import type { AddressRefusalCode } from '#contract/payments/payment-address.ts';
import { type AddressFault, addressProblems } from './address.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import type { TransferDraft } from './transfer-draft.ts';

/** Why the form stands again instead of the next phase, with what stood in it then. */
export type Problem =
  /** The bank refused, or could not be asked: nothing moved. */
  | { readonly kind: 'not sent'; readonly error: unknown; readonly draft: TransferDraft }
  /** No day to schedule it for was chosen, or one that does not exist. */
  | {
      readonly kind: 'no day';
      readonly fault: 'date needed' | 'date wrong';
      readonly draft: TransferDraft;
    };

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

/** The fault at a control. */
export interface FieldProblem {
  readonly field: TransferField;
  readonly fault: Fault;
  /** A change of any of these ends it. */
  readonly about: readonly (keyof TransferDraft)[];
}

/** The faults by control, in the order of the form; empty for an error about no control. */
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
      return [at('date', error.code, 'when')];
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

function at(
  field: TransferField,
  fault: Fault,
  ...alsoAbout: (keyof TransferDraft)[]
): FieldProblem {
  return { field, fault, about: [field, ...alsoAbout] };
}

/**
 * Whether the alert is still true, and the remaining faults by control: a control that was changed since is no longer wrong
 * until the bank is asked again.
 */
export function standing(
  problem: Problem,
  draft: TransferDraft,
): { readonly stands: boolean; readonly fields: readonly FieldProblem[] } {
  const changed = (field: keyof TransferDraft) => draft[field] !== problem.draft[field];
  const all =
    problem.kind === 'no day' ? [at('date', problem.fault, 'when')] : fieldProblems(problem.error);
  if (all.length === 0) return { stands: true, fields: [] };
  if (changed('kind') || changed('recipient')) return { stands: false, fields: [] };
  const fields = all.filter(({ about }) => !about.some(changed));
  return { stands: fields.length > 0, fields };
}
