import type { SpendingMonth } from '#contract/budgets/budgets.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import { locales } from './format.ts';
import type { Language } from './language.ts';

/** The first day of a month, by which `formatMonth` writes it. */
export function firstDayOf(month: SpendingMonth | LocalMonth): LocalDate {
  return `${month}-01` as LocalDate;
}

/** The month alone, as short as under the bar of a chart: `Nov`. */
export function formatMonthLabel(month: LocalMonth, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`${firstDayOf(month)}T12:00:00Z`));
}
