import type { LocalDate } from './time.ts';

/** The arithmetic of days and months, for bank and portal. This file imports no schema library. */

/** The day so many days later; earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const { year, month, day } = dateParts(date);
  return dayOf(new Date(Date.UTC(year, month - 1, day + days)));
}

/** The same day so many months later, or the last day of that month where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = dateParts(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return dayOf(first);
}

/** How many days it is from one day to another; below zero where the other is earlier. */
export function countDays(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The number of days of a month. */
export function daysIn(month: string): number {
  const first = `${month}-01` as LocalDate;
  return countDays(first, addMonths(first, 1));
}

/** The month after a month, `YYYY-MM`. */
export function monthAfter<Month extends string>(month: Month): Month {
  return addMonths(`${month}-01` as LocalDate, 1).slice(0, 7) as Month;
}

/** The month before a month, `YYYY-MM`. */
export function monthBefore<Month extends string>(month: Month): Month {
  return addMonths(`${month}-01` as LocalDate, -1).slice(0, 7) as Month;
}

function dateParts(date: LocalDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function dayOf(date: Date): LocalDate {
  return date.toISOString().slice(0, 10) as LocalDate;
}
