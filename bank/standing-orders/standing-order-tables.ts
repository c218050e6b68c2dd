import type { Repeat } from '#contract/time/time.ts';

/** The columns of every table of series: a member's order of a single payment or of repeated payments. Append-only. */
export interface SeriesRow {
  id: string;
  membership_id: string;
  from_account_id: string;
  amount: number;
  memo: string;
  repeat: Repeat;
  /** `YYYY-MM-DD`, the day of the first occurrence; the days of all others are counted from it. */
  first_day: string;
  created_at: number;
  /** Whether its member confirmed it by a step-up; null for orders from before this was recorded. */
  confirmed: 0 | 1 | null;
}

/** The columns that every table of occurrences has. A series has at most one scheduled occurrence. */
export interface OccurrenceRow<Done extends string = string, Reason extends string = string> {
  id: string;
  series_id: string;
  /** 1 for the first of the series, without a gap. */
  sequence: number;
  membership_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  status: 'scheduled' | Done | 'failed' | 'cancelled';
  /** While scheduled: when it is carried out. */
  due_at: number | null;
  /** When it was carried out, failed or was cancelled. */
  settled_at: number | null;
  /** Why it failed. */
  reason: Reason | null;
}
