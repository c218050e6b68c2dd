import type { OccurrenceRow, SeriesRow } from '../standing-orders/standing-order-tables.ts';

/** The rows of bill payment: payees, series, and each payment. */
export interface BillTables {
  payee: PayeeRow;
  bill_series: BillSeriesRow;
  bill_payment: BillPaymentRow;
}

/** A biller of the member. It is never deleted: payments refer to it. */
export interface PayeeRow {
  id: string;
  membership_id: string;
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

/** A series of payments to a payee. */
export interface BillSeriesRow extends SeriesRow {
  payee_id: string;
}

/** A payment of a series. */
export interface BillPaymentRow extends OccurrenceRow<
  'paid',
  'insufficient-funds' | 'not-confirmed' | 'more-than-owed'
> {
  /** Of the payment that was made. */
  posting_id: string | null;
}
