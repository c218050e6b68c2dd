import type { Cents } from '#contract/money/cents.ts';
import { isHeldForReview, waitsAsFirstPayment } from '#contract/transfers/transfer-terms.ts';
import type { KindTerms, Quote } from '#contract/transfers/transfers.ts';
import type { TransferChoices } from './transfer-draft.ts';

/** The outcome of the typed amount once it is sent. */
export interface AmountOutlook {
  /** It is held for review before it is sent on: nobody knows yet when it arrives. */
  readonly isHeld: boolean;
  /** So many hours it waits first, if it is the first payment to somebody new; null: it does not. */
  readonly waitsHours: number | null;
}

/** The outlook by the rules of the quote in the review; the facts for any amount while none is typed. */
export function outlookOf(amount: Cents | null, terms: KindTerms): AmountOutlook {
  const { heldAbove, firstPayment } = terms;
  if (amount === null) return { isHeld: false, waitsHours: null };
  return {
    isHeld: isHeldForReview(amount, heldAbove),
    waitsHours: waitsAsFirstPayment(amount, firstPayment) ? (firstPayment?.hours ?? null) : null,
  };
}

/**
 * The available balance of the source; for a transfer that is on its way, the balance before it. Null while there is no
 * source.
 */
export function availableFor(
  { from }: Pick<TransferChoices, 'from'>,
  quoted: Quote | null,
): Cents | null {
  return quoted?.balance ?? from?.available ?? null;
}

/** Why the bank will refuse the amount. */
export type AmountProblem =
  | { readonly kind: 'short'; readonly shortBy: Cents }
  | { readonly kind: 'over limit'; readonly limit: Cents }
  | { readonly kind: 'over today'; readonly left: Cents };

/**
 * The first reason in the order in which the bank checks (`transferRefusals`); null where the amount will do. `sentNow`:
 * of a later day nobody knows yet what will have been sent.
 */
export function amountProblem(
  amount: Cents,
  available: Cents,
  limits: KindTerms['limits'],
  sentNow: boolean,
): AmountProblem | null {
  if (amount > available) {
    return { kind: 'short', shortBy: (amount - available) as Cents };
  }
  if (limits !== null && amount > limits.atATime) {
    return { kind: 'over limit', limit: limits.atATime };
  }
  return limits !== null && sentNow && amount > limits.leftToday
    ? { kind: 'over today', left: limits.leftToday }
    : null;
}
