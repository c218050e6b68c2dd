import type { TransferKind } from '#contract/transfers.ts';
import { type Cents, cents } from '#contract/cents.ts';

/** A span of milliseconds, both ends included. */
export interface SpanMs {
  readonly low: number;
  readonly high: number;
}

/** The constants of the bank, in one place (spec §9). */
export interface Policy {
  /** How long sign-in takes at least (R-L2). */
  readonly signInDelayMs: number;
  /** How long a transfer of each kind is processed (R-T8); null: it is done in the same moment. */
  readonly processing: Readonly<Record<TransferKind, SpanMs | null>>;
  /** A transfer to others above this amount is held as pending (spec §4, step 3). */
  readonly pendingAbove: Cents;
  /** When payments of bills that were scheduled ahead are made, in minutes after midnight (R-D7). */
  readonly billsPaidAtMinutes: number;
  /** A payment can be scheduled so many months ahead. */
  readonly billMonthsAhead: number;
  /** How many payments, or series of them, a member can have scheduled at a time. */
  readonly scheduledBillsMax: number;
  /** How many payees a member can have on the list. */
  readonly payeesMax: number;
  /** How many transactions one exported file holds at most (R-X4). */
  readonly exportedRowsMax: number;
  /** A session without any ask ends after this time (R-P4). */
  readonly sessionIdleMs: number;
  /** A session ends after this time, whatever is asked. */
  readonly sessionMaxMs: number;
}

const railTime: SpanMs = { low: 3000, high: 4999 };
const minute = 60_000;

/** The client-only demo: spec §4 to the letter. */
export const demoPolicy: Policy = {
  signInDelayMs: 1000,
  processing: { internal: railTime, zelle: railTime, external: railTime },
  pendingAbove: cents(1_000_00),
  billsPaidAtMinutes: 6 * 60,
  billMonthsAhead: 12,
  scheduledBillsMax: 200,
  payeesMax: 100,
  exportedRowsMax: 100_000,
  sessionIdleMs: 15 * minute,
  sessionMaxMs: 12 * 60 * minute,
};

/** The live bank: transfers between a member's own accounts are posted at once (R-T8). */
export const livePolicy: Policy = {
  ...demoPolicy,
  signInDelayMs: 0,
  processing: { internal: null, zelle: railTime, external: railTime },
};
