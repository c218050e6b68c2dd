import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';

/** The moment at which access ends whose last day that is, in the time zone of the bank; null: never. */
export function endOfAccess(lastDay: LocalDate | null, timeZone: string): EpochMs | null {
  return lastDay === null ? null : startOfDay(addDays(lastDay, 1), timeZone);
}

/** The last day of access that ends at that moment. */
export function lastDayOfAccess(untilAt: number | null, timeZone: string): LocalDate | null {
  return untilAt === null ? null : localMoment((untilAt - 1) as EpochMs, timeZone).date;
}
