/** The rows of the photos of receipts. */
export interface ReceiptTables {
  receipt: ReceiptRow;
}

/** A photo that a member keeps with a transaction. */
export interface ReceiptRow {
  membership_id: string;
  id: string;
  transaction_id: string;
  media_type: string;
  width: number;
  height: number;
  /** Of the content, in hexadecimal. */
  sha256: string;
  /** The size of the content. */
  bytes: number;
  added_at: number;
  /** Base64; null once it was removed. */
  content: string | null;
}
