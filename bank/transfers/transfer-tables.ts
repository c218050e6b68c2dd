import type { NameCheckOutcome } from '#contract/recipients/name-check-terms.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { AddressRow } from '../rails/payment-address.ts';
import type { OccurrenceRow, SeriesRow } from '../standing-orders/standing-order-tables.ts';

/** The rows of transfers on a later day: what was ordered, and each transfer that comes of it. */
export interface ScheduledTransferTables {
  transfer_series: TransferSeriesRow;
  scheduled_transfer: ScheduledTransferRow;
}

/** Where a transfer goes, as it was when it was sent or ordered. */
export interface DestinationRow extends AddressRow {
  kind: 'internal' | 'zelle' | 'external';
  /** Between the member's own accounts only. */
  to_account_id: string | null;
  /** The goal of that account that it is put aside for. */
  goal_id: string | null;
  /** A saved recipient; of a scheduled transfer it is looked up on the day. */
  recipient_id: string | null;
  to_name: string;
}

/** A series of transfers. */
export interface TransferSeriesRow extends SeriesRow, DestinationRow {
  /** What its member said it is for. */
  purpose: PaymentPurpose | null;
  /** What its member was told of the name of the recipient before; null where they were told nothing. */
  name_check: NameCheckOutcome | null;
}

/** One transfer of a series. */
export interface ScheduledTransferRow extends OccurrenceRow<
  'sent',
  'insufficient-funds' | 'over-limit' | 'not-confirmed' | 'refused'
> {
  /** The transfer that was sent. */
  transfer_id: string | null;
}
