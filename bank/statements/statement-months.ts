import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import { monthBefore, monthOf } from '../calendar/months.ts';

/**
 * The months with a statement, newest first: from the one before the present, or that in which the account was closed, back
 * to that of its first entry. An account without an entry has none.
 */
export function archivedMonths(
  firstDay: LocalDate | undefined,
  now: EpochMs,
  timeZone: string,
  closedAt: number | null = null,
): StatementMonth[] {
  if (firstDay === undefined) {
    return [];
  }
  const first = monthOf(firstDay);
  const months: StatementMonth[] = [];
  let month = monthBefore(monthOf(localMoment(now, timeZone).date));
  const last = closedAt === null ? month : monthOf(localMoment(closedAt as EpochMs, timeZone).date);
  while (month >= first) {
    if (month <= last) months.push(month);
    month = monthBefore(month);
  }
  return months;
}
