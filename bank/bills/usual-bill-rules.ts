import type { LocalDate } from '#contract/time/time.ts';
import { countDays } from '#contract/time/days.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';

/** The most months between two payments of a rhythm. */
const monthsMost = 12;

/** The words that say what kind of company it is, and not which. */
const ofAnyCompany = new Set([
  'company',
  'utility',
  'utilities',
  'provider',
  'service',
  'services',
  'payment',
]);

/**
 * The next day, today or later, by the rhythm of the last payment and the one before: every week, every two weeks, or so many
 * months. A single payment counts as one of each month.
 */
export function likelyDay(last: LocalDate, before: LocalDate | null, today: LocalDate): LocalDate {
  const step = stepOf(last, before);
  for (let times = 1; ; times += 1) {
    const day = step.weeks
      ? addDays(last, 7 * step.weeks * times)
      : addMonths(last, step.months * times);
    if (day >= today) return day;
  }
}

function stepOf(
  last: LocalDate,
  before: LocalDate | null,
): { readonly weeks?: 1 | 2; readonly months: number } {
  const days = before === null ? 30 : countDays(before, last);
  if (days >= 6 && days <= 8) return { weeks: 1, months: 0 };
  if (days >= 12 && days <= 16) return { weeks: 2, months: 0 };
  return { months: Math.min(Math.max(Math.round(days / 30.4), 1), monthsMost) };
}

/** Whether the merchant's name has a word of the payee's that says which company it is, whatever its case and accents. */
export function sharesName(payee: string, merchant: string): boolean {
  const words = new Set(tellingWords(merchant));
  return tellingWords(payee).some((word) => words.has(word));
}

function tellingWords(name: string): readonly string[] {
  return foldText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 4 && !ofAnyCompany.has(word));
}
