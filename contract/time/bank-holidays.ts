import type { LocalDate } from './time.ts';

const monday = 1;
const thursday = 4;

/** Holidays on a fixed date, `MM-DD`. */
const fixedHolidays: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/**
 * Whether the day is a holiday of the Federal Reserve Banks. A holiday that falls on a Sunday is kept on the Monday after
 * it; a holiday on a Saturday is not made up for (frbservices.org, Holiday Schedules).
 */
export function isBankHoliday(day: LocalDate): boolean {
  const isMadeUpFor = weekdayOf(day) === monday && isHolidayOfDate(daysAfter(day, -1));
  return isHolidayOfDate(day) || isMadeUpFor || isHolidayOfWeekday(day);
}

function isHolidayOfDate(day: string): boolean {
  return fixedHolidays.includes(day.slice(5));
}

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
      return daysAfter(day, 7).slice(5, 7) !== '05';
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

function daysAfter(day: LocalDate, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
