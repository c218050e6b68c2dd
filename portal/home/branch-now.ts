import { closedBecause, readOpeningHours } from '#contract/time/opening-hours.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';

/** Whether the branch is open: until when today, or from when on the next day on which it opens. */
export type BranchNow =
  | { readonly isOpen: true; readonly closesAt: string }
  | { readonly isOpen: false; readonly day: LocalDate; readonly opensAt: string };

/** What the branch's opening hours depend on, as the brand file has it. */
export interface Branch {
  readonly hours: string;
  readonly timeZone: string;
}

/**
 * Whether the branch is open at `now`, by its wall clock and the holidays of the Federal Reserve Banks. Times are
 * 12-hour text, such as `6:00 PM`. Null where its hours cannot be read.
 */
export function branchNow(now: EpochMs, { hours: text, timeZone }: Branch): BranchNow | null {
  const hours = readOpeningHours(text);
  if (hours === null) return null;
  const { date, minutes } = wallClock(now, timeZone);
  const opensToday = closedBecause(date, hours) === null;
  if (opensToday && minutes >= hours.opensAt && minutes < hours.closesAt) {
    return { isOpen: true, closesAt: clock(hours.closesAt) };
  }
  let day = opensToday && minutes < hours.opensAt ? date : dayAfter(date);
  while (closedBecause(day, hours) !== null) day = dayAfter(day);
  return { isOpen: false, day, opensAt: clock(hours.opensAt) };
}

function wallClock(now: EpochMs, timeZone: string): { date: LocalDate; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}` as LocalDate,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function dayAfter(day: LocalDate): LocalDate {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10) as LocalDate;
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
