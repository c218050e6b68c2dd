import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from './local-time.ts';

/**
 * Whether banks settle payments on that day: Monday to Friday, and no holiday of the Federal Reserve
 * Banks. One that falls on a Sunday is kept on the Monday after it; one on a Saturday is not made up
 * for (frbservices.org, Holiday Schedules).
 */
export function isBusinessDay(day: LocalDate): boolean {
  const weekday = weekdayOf(day);
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

/** So many business days after that day, which need not be one itself; 0 is `businessDayFrom`. */
export function addBusinessDays(day: LocalDate, count: number): LocalDate {
  let found = businessDayFrom(day);
  for (let step = 0; step < count; step += 1) {
    found = businessDayFrom(addDays(found, 1));
  }
  return found;
}

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

/** Holidays on a date of their own, `MM-DD`. */
const fixedHolidays: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];

function isBankHoliday(day: LocalDate): boolean {
  const isMadeUpFor = weekdayOf(day) === monday && isHolidayOfDate(addDays(day, -1));
  return isHolidayOfDate(day) || isMadeUpFor || isHolidayOfWeekday(day);
}

function isHolidayOfDate(day: LocalDate): boolean {
  return fixedHolidays.includes(day.slice(5));
}

/** The holidays that are a certain Monday or Thursday of their month. */
function isHolidayOfWeekday(day: LocalDate): boolean {
  const month = Number(day.slice(5, 7));
  const weekday = weekdayOf(day);
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  if (weekday === thursday) {
    return month === 11 && nth === 4;
  }
  if (weekday !== monday) {
    return false;
  }
  switch (month) {
    case 1:
    case 2:
      return nth === 3;
    case 5:
      return addDays(day, 7).slice(5, 7) !== '05';
    case 9:
      return nth === 1;
    case 10:
      return nth === 2;
    default:
      return false;
  }
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayOf(day: LocalDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
