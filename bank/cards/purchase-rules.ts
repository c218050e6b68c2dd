import type { Cents } from '#contract/money/cents.ts';
import type { CreditCard, DebitCard } from './card-records.ts';

/** Why a purchase is declined. */
export type DeclineReason =
  | 'no-such-card'
  | 'locked'
  | 'over-daily-limit'
  | 'over-balance'
  | 'over-spending-limit';

/**
 * Why a debit card does not pay, in the order in which it is checked; null where it pays. `funds` is
 * what its account can give. Today's purchases count against it too, since the merchants have not
 * had them posted yet.
 */
export function declineDebit(amount: Cents, card: DebitCard, funds: Cents): DeclineReason | null {
  if (card.lockedAs !== null) {
    return 'locked';
  }
  const used = card.usedToday + amount;
  if (used > card.spendingLimit) {
    return 'over-daily-limit';
  }
  return used > funds ? 'over-balance' : null;
}

/** The same for a credit or business card, which pays up to its spending limit. */
export function declineCredit(amount: Cents, card: CreditCard): DeclineReason | null {
  if (card.lockedAs !== null) {
    return 'locked';
  }
  return card.balance + amount > card.spendingLimit ? 'over-spending-limit' : null;
}
