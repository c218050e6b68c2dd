import type { LocalDate } from '#contract/time/time.ts';

/** The day that is so many days after another. */
export function dayAfter(day: LocalDate, days: number): LocalDate {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10) as LocalDate;
}
