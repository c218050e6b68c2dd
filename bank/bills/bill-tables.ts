/** The rows of paying bills: whom, how often, and each payment. */
export interface BillTables {
  payee: PayeeRow;
  bill_series: BillSeriesRow;
  bill_payment: BillPaymentRow;
}

/** A biller of the member. It is never deleted: payments refer to it. */
export interface PayeeRow {
  id: string;
  member_id: string;
  name: string;
  /** The name as it is compared: no two payees of a member share it while both are on the list. */
  name_key: string;
  /** The member's whole account number with the biller; shown to nobody but masked. */
  account_number: string | null;
  category: string;
  /** The member's own credit or business card that payments to it pay; null for every other payee. */
  card_id: string | null;
  created_at: number;
  /** When the member took it off the list. */
  removed_at: number | null;
}

/** What the member ordered: one payment, or one after the other. Append-only. */
export interface BillSeriesRow {
  id: string;
  member_id: string;
  payee_id: string;
  from_account_id: string;
  amount: number;
  memo: string;
  repeat: 'once' | 'weekly' | 'every-two-weeks' | 'monthly';
  /** `YYYY-MM-DD`, the day of the first payment; the days of all others are counted from it. */
  first_day: string;
  created_at: number;
  /** Whether its member showed who they are for it; null for what is from before that was kept. */
  confirmed: 0 | 1 | null;
}

/** One payment of a series. A series has at most one that is scheduled. */
export interface BillPaymentRow {
  id: string;
  series_id: string;
  /** 1 for the first of the series, without a gap. */
  sequence: number;
  member_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  status: 'scheduled' | 'paid' | 'failed' | 'cancelled';
  /** While scheduled: when it is paid. */
  due_at: number | null;
  /** When it was paid, failed or was cancelled. */
  settled_at: number | null;
  /** Why it failed. */
  reason: 'insufficient-funds' | 'not-confirmed' | 'more-than-owed' | null;
  /** Of the payment that was made. */
  posting_id: string | null;
}
