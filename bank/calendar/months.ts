import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate, Repeat } from '#contract/time/time.ts';
import { addDays, addMonths, localMoment, startOfDay } from './local-time.ts';

/** A month by the calendar of the credit union. */
export interface MonthSpan {
  readonly month: StatementMonth;
  /** Its first and its last day. */
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  /** Its first moment, and that of the next month. */
  readonly from: EpochMs;
  readonly before: EpochMs;
}

export function monthOf(day: LocalDate): StatementMonth {
  return day.slice(0, 7) as StatementMonth;
}

/** When the month begins and ends. */
export function monthSpan(month: StatementMonth, timeZone: string): MonthSpan {
  const firstDay = `${month}-01` as LocalDate;
  const nextFirstDay = addMonths(firstDay, 1);
  return {
    month,
    firstDay,
    lastDay: addDays(nextFirstDay, -1),
    from: startOfDay(firstDay, timeZone),
    before: startOfDay(nextFirstDay, timeZone),
  };
}

/** The time after the end of a month, in milliseconds, by which all its entries are written. */
const settlesMs = 5 * 60_000;

/** The moment from which a month can be summed up: its statements are written, its dividends are paid. */
export function settledAt(month: StatementMonth, timeZone: string): EpochMs {
  return (monthSpan(month, timeZone).before + settlesMs) as EpochMs;
}

/** The month in which the moment lies. */
export function monthAt(at: EpochMs, timeZone: string): StatementMonth {
  return monthOf(localMoment(at, timeZone).date);
}

export function monthAfter(month: StatementMonth): StatementMonth {
  return monthOf(addMonths(`${month}-01` as LocalDate, 1));
}

export function monthBefore(month: StatementMonth): StatementMonth {
  return monthOf(addMonths(`${month}-01` as LocalDate, -1));
}

/**
 * The day of the n-th occurrence in a series, the first being number 1. Each is counted from the first day and not from the
 * one before, so that a month without a 31st does not move all that follow.
 */
export function dayInSeries(firstDay: LocalDate, repeat: Repeat, sequence: number): LocalDate {
  const before = sequence - 1;
  switch (repeat) {
    case 'once':
      return firstDay;
    case 'weekly':
      return addDays(firstDay, 7 * before);
    case 'every-two-weeks':
      return addDays(firstDay, 14 * before);
    case 'monthly':
      return addMonths(firstDay, before);
  }
}
