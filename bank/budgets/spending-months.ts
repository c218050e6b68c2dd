import type { SpendingMonth } from '#contract/budgets/budgets.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';

const monthsShown = 24;

const monthsAveraged = 3;

/** A stretch of time, `before` not included. */
export interface Span {
  readonly from: EpochMs;
  readonly before: EpochMs;
}

function monthOf(at: EpochMs, timeZone: string): SpendingMonth {
  return localMoment(at, timeZone).date.slice(0, 7) as SpendingMonth;
}

/** The months that can be asked for, newest first: the present one always, none before the history. */
export function monthsToShow(
  now: EpochMs,
  firstAt: EpochMs | null,
  timeZone: string,
): SpendingMonth[] {
  const latest = monthOf(now, timeZone);
  const first = firstAt === null ? latest : monthOf(firstAt, timeZone);
  return Array.from({ length: monthsShown }, (_, back) => monthsLater(latest, -back)).filter(
    (month) => month >= first || month === latest,
  );
}

/** From the first moment of the month to the first of the next. */
export function spanOfMonth(month: SpendingMonth, timeZone: string): Span {
  return spanOf(month, monthsLater(month, 1), timeZone);
}

/** The months before this one that its averages are taken of; null where the history begins with it. */
export function averagedSpan(
  month: SpendingMonth,
  firstAt: EpochMs | null,
  timeZone: string,
): { readonly span: Span; readonly months: number } | null {
  const first = firstAt === null ? month : monthOf(firstAt, timeZone);
  for (let months = monthsAveraged; months > 0; months -= 1) {
    const from = monthsLater(month, -months);
    if (from >= first) {
      return { span: spanOf(from, month, timeZone), months };
    }
  }
  return null;
}

function spanOf(from: SpendingMonth, before: SpendingMonth, timeZone: string): Span {
  return {
    from: startOfDay(firstDayOf(from), timeZone),
    before: startOfDay(firstDayOf(before), timeZone),
  };
}

function monthsLater(month: SpendingMonth, months: number): SpendingMonth {
  return addMonths(firstDayOf(month), months).slice(0, 7) as SpendingMonth;
}

function firstDayOf(month: SpendingMonth): LocalDate {
  return `${month}-01` as LocalDate;
}
