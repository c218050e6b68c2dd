import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { AddressRow } from '../rails/payment-address.ts';
import type { OccurrenceRow, SeriesRow } from '../standing-orders/standing-order-tables.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';

/** The rows of transfers, and of those on a later day: what was ordered, and each transfer that comes of it. */
export interface TransferTables {
  transfer: TransferRow;
  transfer_status: TransferStatusRow;
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

export interface TransferRow extends DestinationRow {
  id: string;
  membership_id: string;
  from_account_id: string;
  amount: number;
  memo: string;
  status: 'completed' | 'processing' | 'pending' | 'failed' | 'cancelled';
  label: string;
  reference: string;
  at: number;
  /** While processing: when the rail is done with it. */
  due_at: number | null;
  /** Until when a first payment to somebody new waits, pending; null where it does not, or no longer. */
  waits_until: number | null;
  /** The purpose that the member stated, where the member was asked. */
  purpose: PaymentPurpose | null;
  /** The result of the name check as the member was told it before; null where the member was told nothing. */
  name_check: NameCheckOutcome | null;
  /** Whether the member passed a step-up for it; null for rows from before that was kept. */
  confirmed: 0 | 1 | null;
  /** The person who sent it within a daily limit of their own; null where nobody's own limit counts it. */
  limited_person_id: string | null;
}

/** The statuses of a transfer, in order. Append-only. */
export interface TransferStatusRow {
  transfer_id: string;
  sequence: number;
  status: TransferRow['status'];
  at: number;
  reason: string | null;
}

/** A series of transfers. */
export interface TransferSeriesRow extends SeriesRow, DestinationRow {
  /** The purpose that the member gave. */
  purpose: PaymentPurpose | null;
  /** The result of the name check as the member was told it before; null where the member was told nothing. */
  name_check: NameCheckOutcome | null;
}

/** A transfer of a series. */
export interface ScheduledTransferRow extends OccurrenceRow<
  'sent',
  'insufficient-funds' | 'over-limit' | 'not-confirmed' | 'refused'
> {
  /** The transfer that was sent. */
  transfer_id: string | null;
}

/** The category of a transfer's rows (spec §3). */
export const categories = {
  internal: 'Internal Transfer',
  zelle: 'Zelle',
  external: 'External Transfer',
} as const satisfies Record<TransferKind, string>;
