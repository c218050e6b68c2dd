import type { LocalDate } from '#contract/time/time.ts';
import { formatDate, formatDay, localToday } from './format.ts';

/** A day where there is little room: `Today`, `Yesterday`, else `Nov 19, 2026`. */
export function formatShortDay(date: LocalDate, today: LocalDate = localToday()): string {
  const daysAgo = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  return daysAgo === 0 || daysAgo === 1 ? formatDay(date, today) : formatDate(date);
}
