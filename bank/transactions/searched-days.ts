import { plainSigns } from '#contract/text/typed-signs.ts';
import type { TransactionFilter } from '#contract/transactions/transactions.ts';

const monthsOf = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
const months = Object.values(monthsOf).map((names) => names.split(' '));

const dayForm = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const monthForm = String.raw`(?<month>[a-z]{3,10})\.?`;
const yearForm = String.raw`(?:(?:,? | de | del |-)(?<year>\d{4}))?`;

/** `Nov 27`, `November 27th, 2026`; `27 Nov`, `27-nov`, `27 de noviembre de 2026`; `11/27/2026`, `11-27-26`, `27.11.2026`; `11/27`. */
const forms = [
  `${monthForm}[ -]${dayForm}${yearForm}`,
  `${dayForm}[ -](?:de )?${monthForm}${yearForm}`,
  String.raw`(?<one>\d{1,2})(?<sign>[./-])(?<other>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})`,
  String.raw`(?<one>\d{1,2})/(?<other>\d{1,2})`,
].map((form) => new RegExp(String.raw`(?<![^\s])${form}(?![^\s])`, 'g'));

/** A word that is looked for; where it is a day, as the history has it, also the words with which the day was typed. */
export interface SearchedWord {
  readonly word: string;
  readonly typed: readonly string[];
}

/**
 * The words of a folded search. A day is one word, as the history has it: `nov 27` becomes `-11-27`, which every year has, and
 * `11/27/2026` becomes `2026-11-27`. Of two numbers the month comes first in English and second in Spanish, unless it
 * cannot be a month.
 */
export function searchedWords(
  search: string,
  { language }: Pick<TransactionFilter, 'language'>,
): readonly SearchedWord[] {
  const written = search.trim();
  // Sign for sign, so that a place in one is the same place in the other.
  const plain = plainSigns(written);
  const words: SearchedWord[] = [];
  let end = 0;
  for (const { begin, length, day } of daysIn(plain, language)) {
    words.push(...wordsIn(written.slice(end, begin)).map((word) => ({ word, typed: [] })));
    end = begin + length;
    words.push({ word: day, typed: wordsIn(written.slice(begin, end)) });
  }
  return [...words, ...wordsIn(written.slice(end)).map((word) => ({ word, typed: [] }))];
}

interface PlacedDay {
  readonly begin: number;
  readonly length: number;
  readonly day: string;
}

/** The days from the first to the last; where two overlap, the day of the earlier form. */
function daysIn(text: string, language: TransactionFilter['language']): readonly PlacedDay[] {
  const days: PlacedDay[] = [];
  for (const form of forms) {
    for (const { index: begin, 0: written, groups = {} } of text.matchAll(form)) {
      const { length } = written;
      const day = dayOf(groups, language);
      const isFree = days.every(
        (other) => begin + length <= other.begin || other.begin + other.length <= begin,
      );
      if (day !== null && isFree) days.push({ begin, length, day });
    }
  }
  return days.toSorted((one, other) => one.begin - other.begin);
}

function dayOf(
  parts: Readonly<Record<string, string | undefined>>,
  language: TransactionFilter['language'],
): string | null {
  const [month, day] =
    parts['month'] === undefined
      ? monthAndDay(Number(parts['one']), Number(parts['other']), language)
      : [monthNamed(parts['month']), Number(parts['day'])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${fullYear(parts['year'])}-${twoDigits(month)}-${twoDigits(day)}`;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function monthAndDay(
  one: number,
  other: number,
  language: TransactionFilter['language'],
): [month: number, day: number] {
  const isMonthFirst = language === 'es' ? other > 12 : one <= 12;
  return isMonthFirst ? [one, other] : [other, one];
}

/** The month's number from 1, by the beginning of its name in either language; 0 where no month is called so. */
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
