import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { CreditCard, DebitCard } from './card-records.ts';
import { hasExpired } from './card-rules.ts';
import type { CardEntry } from './purchase-records.ts';

/** Why a purchase is declined. */
export type DeclineReason =
  | 'no-such-card'
  | 'key-reused'
  | 'expired'
  | 'locked'
  | 'over-daily-limit'
  | 'over-balance'
  | 'over-spending-limit';

/** Whether an approved purchase is the one requested under its key: the same card, amount and merchant. */
export function isSamePurchase(
  approved: Pick<CardEntry, 'card_id' | 'amount' | 'description'>,
  card: string,
  { amount, merchant }: { readonly amount: Cents; readonly merchant: string },
): boolean {
  return (
    approved.card_id === card && approved.amount === amount && approved.description === merchant
  );
}

/** The money behind a debit card. */
export interface Funds {
  /** The available balance; negative if the account is overdrawn. */
  readonly available: Cents;
  /** The overdraft limit in all: zero unless an owner asked for the service (12 CFR 1005.17(b)). */
  readonly overdraft: Cents;
}

/**
 * Why a debit card purchase is declined, in the order of the checks; null if it is approved. Approved purchases that
 * are not posted reduce the funds.
 */
export function declineDebit(
  amount: Cents,
  card: DebitCard,
  funds: Funds,
  today: LocalDate,
): DeclineReason | null {
  if (hasExpired(card, today)) {
    return 'expired';
  }
  if (card.lockedAs !== null) {
    return 'locked';
  }
  if (card.usedToday + amount > card.spendingLimit) {
    return 'over-daily-limit';
  }
  return card.pending + amount > funds.available + funds.overdraft ? 'over-balance' : null;
}

/** The part of an approved purchase that the available balance does not cover. */
export function overdraftOf(amount: Cents, card: DebitCard, { available }: Funds): Cents {
  return cents(Math.max(0, Math.min(amount, card.pending + amount - available)));
}

/** The same for a credit or business card, which pays up to its spending limit. */
export function declineCredit(
  amount: Cents,
  card: CreditCard,
  today: LocalDate,
): DeclineReason | null {
  if (hasExpired(card, today)) {
    return 'expired';
  }
  if (card.lockedAs !== null) {
    return 'locked';
  }
  return card.balance + amount > card.spendingLimit ? 'over-spending-limit' : null;
}

/** A purchase that is posted now. */
export interface PostedNow {
  /** The part that exceeded the available balance at approval. */
  readonly approvedBeyond: Cents;
  /** The available balance after the posting. */
  readonly left: Cents;
  /** The terms while an owner's choice allows overdrafts; null otherwise. */
  readonly terms: OverdraftTerms | null;
  /** The number of fees charged today. */
  readonly feesToday: number;
}

/**
 * The overdraft fee. There is none if the balance covered the purchase at approval or covers it now, or if the owners no
 * longer want overdrafts: members pay only for services that they asked for (12 CFR 1005.17(b)(1); CFPB Circular 2022-06).
 */
export function overdraftFee({ approvedBeyond, left, terms, feesToday }: PostedNow): Cents {
  const isOwed = terms !== null && approvedBeyond > 0 && left < 0 && feesToday < terms.feesADay;
  return isOwed ? terms.fee : cents(0);
}
