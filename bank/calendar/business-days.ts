import { isBankHoliday } from '#contract/time/bank-holidays.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from './local-time.ts';

/**
 * Whether banks settle payments on that day: Monday to Friday, and no holiday of the Federal Reserve
 * Banks.
 */
export function isBusinessDay(day: LocalDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== saturday && weekday !== sunday && !isBankHoliday(day);
}

/** The day itself if it is a business day, else the first one after it. */
export function businessDayFrom(day: LocalDate): LocalDate {
  let found = day;
  while (!isBusinessDay(found)) {
    found = addDays(found, 1);
  }
  return found;
}

/**
 * The day that many business days after the given day: the first is the next business day, also where the day itself is a
 * day of rest. Work that starts only on a business day counts from `businessDayFrom`.
 */
export function addBusinessDays(day: LocalDate, count: number): LocalDate {
  let found = day;
  for (let step = 0; step < count; step += 1) {
    found = businessDayFrom(addDays(found, 1));
  }
  return found;
}

const sunday = 0;
const saturday = 6;
