/** The rows of deposits of checks, and of the holds on what is not available yet. */
export interface DepositTables {
  deposit: DepositRow;
  deposit_image: DepositImageRow;
  account_hold: AccountHoldRow;
}

/** A check that a member deposited by photo. */
export interface DepositRow {
  id: string;
  membership_id: string;
  account_id: string;
  amount: number;
  at: number;
  /** `YYYY-MM-DD`, the day it was sent. */
  day: string;
  /** `YYYY-MM-DD`, the business day it counts for. */
  business_day: string;
  /** `TXN-…`, as in the history. */
  label: string;
  /** `pending` until all of it is available. */
  status: 'pending' | 'completed' | 'returned';
  posting_id: string;
  /** When the last of it became available, or when it was returned. */
  settled_at: number | null;
  return_reason: string | null;
  return_posting_id: string | null;
}

/** One side of a check, without whatever else the file said. Append-only. */
export interface DepositImageRow {
  deposit_id: string;
  side: 'front' | 'back';
  membership_id: string;
  media_type: string;
  width: number;
  height: number;
  /** Of the content, in hexadecimal. */
  sha256: string;
  /** Base64. */
  content: string;
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
