import type { SpendingMonth } from '#contract/budgets.ts';
import type { LocalDate } from '#contract/time.ts';

/** The first day of a month, by which `formatMonth` writes it. */
export function firstDayOf(month: SpendingMonth): LocalDate {
  return `${month}-01` as LocalDate;
}
