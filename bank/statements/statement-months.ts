import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import { monthBefore, monthOf } from '../calendar/months.ts';

/**
 * The months with a statement, newest first: from the one before the present back to that of the
 * account's first entry. An account without an entry has none.
 */
export function archivedMonths(
  firstDay: LocalDate | undefined,
  now: EpochMs,
  timeZone: string,
): StatementMonth[] {
  if (firstDay === undefined) {
    return [];
  }
  const first = monthOf(firstDay);
  const months: StatementMonth[] = [];
  let month = monthBefore(monthOf(localMoment(now, timeZone).date));
  while (month >= first) {
    months.push(month);
    month = monthBefore(month);
  }
  return months;
}
