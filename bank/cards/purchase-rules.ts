import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { CreditCard, DebitCard } from './card-records.ts';
import type { CardEntry } from './purchase-records.ts';

/** Why a purchase is declined. */
export type DeclineReason =
  | 'no-such-card'
  | 'key-reused'
  | 'locked'
  | 'over-daily-limit'
  | 'over-balance'
  | 'over-spending-limit';

/** Whether a purchase that was approved is the one that is asked for under its key: the same card, amount and merchant. */
export function isSamePurchase(
  approved: Pick<CardEntry, 'card_id' | 'amount' | 'description'>,
  card: string,
  { amount, merchant }: { readonly amount: Cents; readonly merchant: string },
): boolean {
  return (
    approved.card_id === card && approved.amount === amount && approved.description === merchant
  );
}

/** What a debit card's purchase is paid from. */
export interface Funds {
  /** What its account can give; below zero where it is overdrawn. */
  readonly available: Cents;
  /** How far beyond that it may go in all: zero where no owner has asked for it (12 CFR 1005.17(b)). */
  readonly overdraft: Cents;
}

/**
 * Why a debit card does not pay, in the order in which it is checked; null where it pays. Purchases that the merchants have not
 * had posted yet count against the funds too.
 */
export function declineDebit(amount: Cents, card: DebitCard, funds: Funds): DeclineReason | null {
  if (card.lockedAs !== null) {
    return 'locked';
  }
  if (card.usedToday + amount > card.spendingLimit) {
    return 'over-daily-limit';
  }
  return card.pending + amount > funds.available + funds.overdraft ? 'over-balance' : null;
}

/** How much of a purchase that is paid is not covered by what is available. */
export function overdraftOf(amount: Cents, card: DebitCard, { available }: Funds): Cents {
  return cents(Math.max(0, Math.min(amount, card.pending + amount - available)));
}

/** The same for a credit or business card, which pays up to its spending limit. */
export function declineCredit(amount: Cents, card: CreditCard): DeclineReason | null {
  if (card.lockedAs !== null) {
    return 'locked';
  }
  return card.balance + amount > card.spendingLimit ? 'over-spending-limit' : null;
}

/** A purchase that is posted now. */
export interface PostedNow {
  /** How much of it was approved beyond what was available then. */
  readonly approvedBeyond: Cents;
  /** What the account can give after it. */
  readonly left: Cents;
  /** While an owner wants overdrafts to be paid; null where none does any more. */
  readonly terms: OverdraftTerms | null;
  /** How many fees there were today. */
  readonly feesToday: number;
}

/**
 * What an overdraft costs. Nothing where the purchase was covered when it was approved, or is now, or where nobody wants
 * overdrafts any more: a fee is for what was asked for, and never a surprise (12 CFR 1005.17(b)(1); CFPB Circular 2022-06).
 */
export function overdraftFee({ approvedBeyond, left, terms, feesToday }: PostedNow): Cents {
  const isOwed = terms !== null && approvedBeyond > 0 && left < 0 && feesToday < terms.feesADay;
  return isOwed ? terms.fee : cents(0);
}
