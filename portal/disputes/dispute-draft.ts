import { disputeReasons } from '#contract/disputes/dispute-terms.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { DisputeReason, DisputeRequestInput } from '#contract/disputes/disputes.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { amountFault, type AmountFault, readAmount } from '#contract/text/typed-amount.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import type { Faults } from '../forms/form-state.ts';

/** The form's values as the member typed and chose them. */
export interface DisputeDraft {
  readonly reason: DisputeReason | '';
  readonly amount: string;
  readonly story: string;
}

type DisputeFault = 'reason needed' | 'too much' | 'story needed' | AmountFault;

type DisputeFaults = Faults<DisputeDraft, DisputeFault>;

/** The request to the bank; or the missing or wrong values, where no more than `most` can be disputed. */
export function readDispute(
  { reason, amount, story }: DisputeDraft,
  most: Cents,
):
  | { readonly kind: 'request'; readonly dispute: DisputeRequestInput }
  | { readonly kind: 'faults'; readonly faults: DisputeFaults } {
  const reading = readAmount(amount);
  const isTooMuch = reading.kind === 'amount' && reading.cents > most;
  const fault = isTooMuch ? 'too much' : amountFault(reading);
  if (reason === '' || reading.kind !== 'amount' || fault !== undefined || story.trim() === '') {
    const faults: DisputeFaults = {
      ...(reason === '' && { reason: 'reason needed' }),
      ...(fault && { amount: fault }),
      ...(story.trim() === '' && { story: 'story needed' }),
    };
    return { kind: 'faults', faults };
  }
  return { kind: 'request', dispute: { reason, amount: reading.cents, story: story.trim() } };
}

/** The reason that a typed text means, by the words that mean each: `charged twice`; null where it means none. */
export function reasonMeant(
  typed: string,
  meant: Readonly<Partial<Record<DisputeReason, string>>>,
): DisputeReason | null {
  const said = new Set(wordsOf(typed));
  return (
    disputeReasons.find((reason) =>
      wordsOf(meant[reason] ?? '').some((word) => word !== '' && said.has(word)),
    ) ?? null
  );
}

const wordsOf = (text: string) => foldText(text).split(/\P{L}+/u);

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
