import { addDays, addMonths, countDays, monthAfter, monthBefore } from '#contract/time/days.ts';
import type { EpochMs, LocalDate, Repeat } from '#contract/time/time.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';

export { addDays, addMonths, monthAfter, monthBefore };

/** A day and a time of day in the time zone of the credit union. */
export interface LocalMoment {
  readonly date: LocalDate;
  /** 12-hour text, `2:05 PM` (R-E3). */
  readonly time: string;
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day and time that a clock on the credit union's wall shows at `at`. */
export function localMoment(at: EpochMs, timeZone: string): LocalMoment {
  const { year, month, day, hour, minute } = localParts(at, timeZone);
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return {
    date: formatDate(year, month, day),
    time: `${hour12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

/**
 * The first moment of the day. Where the clock jumps over midnight that is the first moment after
 * the jump.
 */
export function startOfDay(date: LocalDate, timeZone: string): EpochMs {
  return atTimeOfDay(date, 0, timeZone);
}

/** The moment at which the wall clock shows this many minutes after midnight of that day. */
export function atTimeOfDay(date: LocalDate, minutes: number, timeZone: string): EpochMs {
  const { year, month, day } = dateParts(date);
  const wall = Date.UTC(year, month - 1, day, 0, minutes);
  // The offset is that of the moment sought, which the first guess may miss by a clock change.
  const guess = wall - offsetAt(wall, timeZone);
  const moment = wall - offsetAt(guess, timeZone);
  return (localParts(moment, timeZone).day === day ? moment : guess) as EpochMs;
}

/** So many days that end with `last`, oldest first. */
export function daysUntil(last: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}

/** The days from one to another, both included. */
export function daysBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  return daysUntil(last, countDays(first, last) + 1);
}

const dayMs = 24 * 60 * 60_000;

/** More days than any member looks at; then the map starts again. */
const daysKept = 20_000;

/** By time zone and day of UTC: the offset of the wall clock, null on a day on which the offset changes. */
const offsets = new Map<string, Map<number, number | null>>();

function localParts(at: number, timeZone: string): Parts {
  const wall = new Date(at + offsetAt(at, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

/**
 * By how many milliseconds the wall clock is ahead of UTC. Asking Intl takes some fifty times as long as remembering a
 * day that no clock change falls on.
 */
export function offsetAt(at: number, timeZone: string): number {
  let days = offsets.get(timeZone);
  if (!days || days.size >= daysKept) {
    days = new Map();
    offsets.set(timeZone, days);
  }
  const day = Math.floor(at / dayMs);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = offsetByIntl(day * dayMs, timeZone);
    offset = first === offsetByIntl((day + 1) * dayMs, timeZone) ? first : null;
    days.set(day, offset);
  }
  return offset ?? offsetByIntl(at, timeZone);
}

function offsetByIntl(at: number, timeZone: string): number {
  const parts: Parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatter(timeZone).formatToParts(at)) {
    if (type in parts) {
      parts[type as keyof Parts] = Number(value);
    }
  }
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  let existing = formatters.get(timeZone);
  if (!existing) {
    existing = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, existing);
  }
  return existing;
}

function dateParts(date: LocalDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

function formatDate(year: number, month: number, day: number): LocalDate {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as LocalDate;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

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
