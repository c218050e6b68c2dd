import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { AccountColour } from '#contract/accounts/account-terms.ts';
import type { Generated } from 'kysely';

/** The rows of accounts, of what moves on them, and of the holds on what is not available yet; see `Tables` for what all tables have in common. */
export interface LedgerTables {
  account: AccountRow;
  account_balance: AccountBalanceRow;
  account_hold: AccountHoldRow;
  posting: PostingRow;
  entry: EntryRow;
}

/** An account of a member, or one of the bank's own (`membership_id` null, its code as `id`). */
export interface AccountRow {
  id: string;
  membership_id: string | null;
  /** The member's own name for it, unique among theirs: `checking`. */
  handle: string;
  name: string;
  /** Whole account number; shown to nobody but masked. */
  number: string;
  type: 'primary' | 'savings' | 'system';
  /** Among the member's accounts, as they have arranged them. */
  position: number;
  opened_at: number;
  /** The member's name for it; null: its official name. */
  nickname: Generated<string | null>;
  /** The same as search compares it (`foldText`). */
  nickname_search: Generated<string | null>;
  colour: Generated<AccountColour | null>;
  /** Whether the overview leaves it out: 1 or 0. */
  hidden: Generated<number>;
  /** Of which product of the catalogue it is; null: of none, and it earns nothing. */
  product_id: Generated<string | null>;
  /** `YYYY-MM-DD`: the day on which a certificate in its term matures. Until then its floor is its balance. Null: no certificate. */
  matures_on: Generated<string | null>;
  /** Null: it is open. */
  closed_at: Generated<number | null>;
}

/** Member accounts only: the bank's own are summed from their entries, so no row is everybody's. */
export interface AccountBalanceRow {
  account_id: string;
  balance: number;
  /** How much of the balance cannot be used yet: the sum of the account's holds. */
  held: Generated<number>;
  /** The balance less what is held may not go below this: 0, or less where an overdraft is agreed. */
  floor: number;
  /** How far below the floor purchases that a card was promised may have taken it, at the most (`post-purchase.ts`). */
  overdraft: Generated<number>;
  /** Counts the entries of the account. */
  version: number;
}

/** Money that is in an account and cannot be used before its day. */
export interface AccountHoldRow {
  id: string;
  membership_id: string;
  account_id: string;
  deposit_id: string;
  amount: number;
  placed_at: number;
  /** `YYYY-MM-DD` */
  release_day: string;
  release_at: number;
  /** When it was released, or fell away with its deposit. */
  ended_at: number | null;
}

/** A set of entries whose sum is zero. Append-only. */
export interface PostingRow {
  id: string;
  kind: PostingKind;
  at: number;
  transfer_id: string | null;
  /** The posting that this one takes back. */
  reverses: string | null;
}

/** An account's part of a posting. Append-only. */
export interface EntryRow {
  posting_id: string;
  account_id: string;
  /** Positive raises the account, negative lowers it. */
  amount: number;
  /** Member accounts only: the balance after this entry, and which entry of the account it is. */
  balance_after: number | null;
  version: number | null;
}
