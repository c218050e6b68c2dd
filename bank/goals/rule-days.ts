import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, atTimeOfDay } from '../calendar/local-time.ts';

/** A quarter of an hour after the day has ended: work under way at midnight has been written by then. */
const countedAtMinutes = 15;

/** When the rules of goals count a day of the bank. */
export function dayCountedAt(day: LocalDate, timeZone: string): EpochMs {
  return atTimeOfDay(addDays(day, 1), countedAtMinutes, timeZone);
}
