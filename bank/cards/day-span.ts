import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';

/** A day of the credit union: from its first moment to that of the next day. */
export interface DaySpan {
  readonly date: LocalDate;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** The day that the moment lies in. */
export function dayOf(at: EpochMs, timeZone: string): DaySpan {
  const { date } = localMoment(at, timeZone);
  return {
    date,
    from: startOfDay(date, timeZone),
    to: startOfDay(addDays(date, 1), timeZone),
  };
}
