import type { Cents } from '#contract/money/cents.ts';
import type { DisputeReason, DisputeRequestInput } from '#contract/disputes/disputes.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { type AmountReading, readAmount } from '../design-system/parts/amount.ts';

/** What stands in the form, as it was chosen and typed. */
export interface DisputeDraft {
  readonly reason: DisputeReason | '';
  readonly amount: string;
  readonly story: string;
}

/** A control that something can be missing or wrong at, in the order of the form. */
export type DisputeField = 'reason' | 'amount' | 'story';

/** What can be missing or wrong at a control. */
export type DisputeFault =
  | 'reason needed'
  | 'amount needed'
  | 'too much'
  | 'story needed'
  | Exclude<AmountReading['kind'], 'empty' | 'amount'>;

export type DisputeFaults = Partial<Record<DisputeField, DisputeFault>>;

/** What the bank is asked; or what is missing or wrong, where no more than `most` can be disputed. */
export function readDispute(
  { reason, amount, story }: DisputeDraft,
  most: Cents,
):
  | { readonly kind: 'request'; readonly dispute: DisputeRequestInput }
  | { readonly kind: 'faults'; readonly faults: DisputeFaults } {
  const reading = readAmount(amount);
  const amountFault = faultOf(reading, most);
  if (
    reason === '' ||
    reading.kind !== 'amount' ||
    amountFault !== undefined ||
    story.trim() === ''
  ) {
    const faults: DisputeFaults = {
      ...(reason === '' && { reason: 'reason needed' }),
      ...(amountFault && { amount: amountFault }),
      ...(story.trim() === '' && { story: 'story needed' }),
    };
    return { kind: 'faults', faults };
  }
  return { kind: 'request', dispute: { reason, amount: reading.cents, story: story.trim() } };
}

function faultOf(reading: AmountReading, most: Cents): DisputeFault | undefined {
  if (reading.kind === 'empty') return 'amount needed';
  if (reading.kind !== 'amount') return reading.kind;
  if (reading.cents <= 0) return 'amount needed';
  return reading.cents > most ? 'too much' : undefined;
}

/** The control at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): DisputeFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'DISPUTED_TOO_MUCH':
      return { amount: 'too much' };
    case 'DISPUTE_STORY_EMPTY':
      return { story: 'story needed' };
    default:
      return {};
  }
}
