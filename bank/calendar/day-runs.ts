import type { EpochMs, LocalDate } from '#contract/time.ts';
import { addDays, startOfDay } from './local-time.ts';

/** Days one after the other that are equally long: with them a day can be found by a division. */
export interface DayRun {
  /** The place of its first day among all days. */
  readonly first: number;
  readonly from: EpochMs;
  /** Not included. */
  readonly before: EpochMs;
  readonly dayMs: number;
}

/** So many days that end with `last`, oldest first. */
export function daysUntil(last: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}

/** The days, which have no gap, as few runs: a new one begins only where the clock changes. */
export function dayRuns(days: readonly LocalDate[], timeZone: string): DayRun[] {
  const runs: DayRun[] = [];
  for (const [first, day] of days.entries()) {
    const from = startOfDay(day, timeZone);
    const before = startOfDay(addDays(day, 1), timeZone);
    const dayMs = before - from;
    const last = runs.at(-1);
    if (last?.dayMs === dayMs) {
      runs[runs.length - 1] = { ...last, before };
    } else {
      runs.push({ first, from, before, dayMs });
    }
  }
  return runs;
}
