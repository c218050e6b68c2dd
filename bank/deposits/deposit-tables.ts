/** The rows of deposits of checks. */
export interface DepositTables {
  deposit: DepositRow;
  deposit_image: DepositImageRow;
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

/** A side of a check, without other content of the file. Append-only. */
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
