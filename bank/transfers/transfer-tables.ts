/** The rows of transfers on a later day: what was ordered, and each transfer that comes of it. */
export interface ScheduledTransferTables {
  transfer_series: TransferSeriesRow;
  scheduled_transfer: ScheduledTransferRow;
}

/** What the member ordered: one transfer, or one after the other. Append-only. */
export interface TransferSeriesRow {
  id: string;
  member_id: string;
  kind: 'internal' | 'zelle' | 'external';
  from_account_id: string;
  /** Between the member's own accounts only. */
  to_account_id: string | null;
  /** A saved recipient, who is looked up on the day; what follows is as it was when ordered. */
  recipient_id: string | null;
  to_name: string;
  email: string | null;
  phone: string | null;
  bank_name: string | null;
  account_number: string | null;
  routing_number: string | null;
  amount: number;
  memo: string;
  repeat: 'once' | 'weekly' | 'every-two-weeks' | 'monthly';
  /** `YYYY-MM-DD`, the day of the first transfer; the days of all others are counted from it. */
  first_day: string;
  created_at: number;
  /** Whether its member showed who they are for it; null for what is from before that was kept. */
  confirmed: 0 | 1 | null;
}

/** One transfer of a series. A series has at most one that lies ahead. */
export interface ScheduledTransferRow {
  id: string;
  series_id: string;
  /** 1 for the first of the series, without a gap. */
  sequence: number;
  member_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  status: 'scheduled' | 'sent' | 'failed' | 'cancelled';
  /** While scheduled: when it is sent. */
  due_at: number | null;
  /** When it was sent, failed or was cancelled. */
  settled_at: number | null;
  /** Why it failed. */
  reason: 'insufficient-funds' | 'over-limit' | 'not-confirmed' | 'refused' | null;
  /** The transfer that was sent. */
  transfer_id: string | null;
}
