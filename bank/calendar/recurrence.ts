import type { Repeat } from '#contract/time/repeat.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from './local-time.ts';

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
