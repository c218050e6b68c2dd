import type { TransactionFilter } from '#contract/transactions/transactions.ts';

const monthsOf = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
const months = Object.values(monthsOf).map((names) => names.split(' '));

const dayForm = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const monthForm = String.raw`(?<month>[a-z]{3,10})\.?`;
const yearForm = String.raw`(?:(?:,? | de | del )(?<year>\d{4}))?`;

/** `Nov 27`, `November 27th, 2026`; `27 Nov`, `27 de noviembre de 2026`; `11/27`, `11/27/2026`, `11/27/26`. */
const forms = [
  `${monthForm} ${dayForm}${yearForm}`,
  `${dayForm} (?:de )?${monthForm}${yearForm}`,
  String.raw`(?<one>\d{1,2})/(?<other>\d{1,2})(?:/(?<year>\d{4}|\d{2}))?`,
].map((form) => new RegExp(String.raw`(?<![^\s])${form}(?![^\s])`, 'g'));

/**
 * A folded search with the days in it as the history has them: `nov 27` becomes `-11-27`, which every year has, and
 * `11/27/2026` becomes `2026-11-27`. Of two numbers the month comes first in English and second in Spanish, unless it
 * cannot be a month.
 */
export function withDaysOfHistory(
  search: string,
  { language }: Pick<TransactionFilter, 'language'>,
): string {
  return forms.reduce(
    (text, form) =>
      text.replaceAll(form, (written: string, ...match: unknown[]) => {
        const { year, ...parts } = match.at(-1) as Record<string, string | undefined>;
        const [ofMonth, ofDay] =
          parts['month'] === undefined
            ? monthAndDay(Number(parts['one']), Number(parts['other']), language)
            : [monthNamed(parts['month']), Number(parts['day'])];
        if (ofMonth < 1 || ofMonth > 12 || ofDay < 1 || ofDay > 31) return written;
        return `${fullYear(year)}-${twoDigits(ofMonth)}-${twoDigits(ofDay)}`;
      }),
    search,
  );
}

function monthAndDay(
  one: number,
  other: number,
  language: TransactionFilter['language'],
): [month: number, day: number] {
  const isMonthFirst = language === 'es' ? other > 12 : one <= 12;
  return isMonthFirst ? [one, other] : [other, one];
}

/** From 1, by the beginning of its name in either language; 0 where no month is called so. */
function monthNamed(name: string): number {
  const places = months.map((names) => names.findIndex((full) => full.startsWith(name)) + 1);
  return Math.max(...places);
}

function fullYear(year: string | undefined): string {
  return year?.length === 2 ? `20${year}` : (year ?? '');
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
