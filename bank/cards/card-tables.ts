import type { CardArt } from '#contract/cards/card-terms.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { Generated } from 'kysely';

/** The rows of the tables of cards; see `Tables` for the conventions of all tables. */
export interface CardTables {
  card: CardRow;
  card_issue: CardIssueRow;
  card_lock: CardLockRow;
  card_pin: CardPinRow;
  card_entry: CardEntryRow;
  travel_notice: TravelNoticeRow;
  card_posting: CardPostingRow;
  overdraft_terms: OverdraftTermsRow;
  overdraft_choice: OverdraftChoiceRow;
}

/** A member's card account; the plastic changes, the row stays. */
export interface CardRow {
  id: string;
  membership_id: string;
  /** The member's own name for it, unique among theirs: `debit`. */
  handle: string;
  kind: 'debit' | 'credit' | 'business';
  brand: 'Visa' | 'Mastercard' | 'American Express';
  holder_name: string;
  /** Debit only: the account that its purchases are taken from. */
  linked_account_id: string | null;
  /** Credit and business only. */
  credit_limit: number | null;
  /** Debit: the spending limit of a day. Others: the usable part of the credit limit. */
  spending_limit: number;
  position: number;
  /** The picture that the member chose; null for the usual one of the kind. */
  art: CardArt | null;
}

/**
 * A piece of plastic. The one in use is the newest that is activated; at most one is on its way. The
 * whole number is known to the card processor alone, the bank keeps what a screen may show (PCI DSS
 * 4.0, 3.3 and 3.5).
 */
export interface CardIssueRow {
  card_id: string;
  sequence: number;
  last_four: string;
  /** The last month in which it works, `YYYY-MM`. */
  expires: string;
  /** Why the one before had to be replaced; null for the first. */
  reason: 'lost' | 'stolen' | 'damaged' | null;
  issued_at: number;
  /** `YYYY-MM-DD` */
  arrives_by: string;
  /** Null while it is on its way. */
  activated_at: number | null;
}

/** A span in which the card was locked; it is in force while `until` is null. */
export interface CardLockRow {
  id: string;
  card_id: string;
  reason: 'by-member' | 'lost' | 'stolen';
  locked_at: number;
  until: number | null;
}

export interface CardPinRow {
  card_id: string;
  /** Made by the host's `PasswordHasher`. */
  pin_hash: string;
  set_at: number;
}

/**
 * The purchases, refunds and payments of a card. Append-only. The amount owed on a credit or business card is the sum of
 * its entries; the entries of a debit card stand here until the merchant has them posted.
 */
export interface CardEntryRow {
  id: string;
  card_id: string;
  kind: 'purchase' | 'refund' | 'payment';
  description: string;
  /** Positive for a purchase, negative for a refund or a payment. */
  amount: number;
  at: number;
  /** Of the bill payment that paid the card; null for other entries. */
  posting_id: string | null;
  /** The purpose of a purchase or a refund; without a meaning for a payment. */
  category: Generated<SpendingCategory>;
  /** Debit cards: the part of the purchase that exceeded the available balance when it was approved. */
  overdraft: Generated<number>;
}

/** A posted debit card purchase and its overdraft fee, if any. Append-only. */
export interface CardPostingRow {
  membership_id: string;
  entry_id: string;
  account_id: string;
  posting_id: string;
  fee_posting_id: string | null;
  posted_at: number;
}

/** The overdraft terms of a product from a day on. */
export interface OverdraftTermsRow {
  product_id: string;
  /** `YYYY-MM-DD` in the time zone of the credit union. */
  valid_from: string;
  /** For each overdraft that is paid. */
  fee: number;
  /** The overdraft limit. With 0 none is paid, whatever members chose. */
  most: number;
  /** The most fees in a day of the credit union. */
  fees_a_day: number;
}

/** An owner's overdraft choice; the last one holds. Append-only. */
export interface OverdraftChoiceRow {
  membership_id: string;
  account_id: string;
  sequence: number;
  allowed: 0 | 1;
  chosen_by: string;
  chosen_at: number;
}

export interface TravelNoticeRow {
  id: string;
  card_id: string;
  place: string;
  /** Both `YYYY-MM-DD`, and both included. */
  first_day: string;
  last_day: string;
  created_at: number;
  removed_at: number | null;
}
