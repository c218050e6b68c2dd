import type { Cents } from '#contract/money/cents.ts';
import { countDays } from '#contract/time/days.ts';
import type { EpochMs, LocalDate, LocalMonth } from '#contract/time/time.ts';
import { brand } from '../browser/brand.ts';
import { bankNow } from '../browser/bank-clock.ts';
import { chosenLanguage, type Language } from './language.ts';
import type { SpendingMonth } from '#contract/budgets/budgets.ts';

/** See `Money`. */
export type MoneySign = 'negative' | 'always' | 'none';

/**
 * `$1,234.50`, `−$1,234.50` (U+2212), `+$1,234.50`. Written from the digits of the cents: no amount ever
 * passes through a fraction.
 */
export function formatMoney(
  amount: Cents,
  sign: MoneySign = 'negative',
  language: Language = chosenLanguage(),
): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return signOf(amount, sign) + intl(language).money().format(decimal);
}

/** The same of a hundred dollars or more without its cents, for a fact beside others: `$7,851`. */
export function formatWholeMoney(
  amount: Cents,
  sign: MoneySign = 'negative',
  language: Language = chosenLanguage(),
): string {
  const text = formatMoney(amount, sign, language);
  return Math.abs(amount) < 100_00 ? text : text.slice(0, text.lastIndexOf('.'));
}

function signOf(amount: Cents, sign: MoneySign): string {
  if (sign !== 'none' && amount < 0) return '\u2212';
  return sign === 'always' && amount > 0 ? '+' : '';
}

/** `Nov 21, 2026`, `21 nov 2026`. */
export function formatDate(date: LocalDate, language: Language = chosenLanguage()): string {
  return intl(language).date().format(noon(date));
}

/** A day of these weeks where there is little room: `Nov 21`, `21 nov`. */
export function formatMonthDay(date: LocalDate, language: Language = chosenLanguage()): string {
  return intl(language).monthDay().format(noon(date));
}

/** A day as the heading of its events: `Today`, `Yesterday`, `Friday, November 20`, with the year if it is another. */
export function formatDay(
  date: LocalDate,
  today: LocalDate = localToday(),
  language: Language = chosenLanguage(),
): string {
  const words = formatWords[language];
  if (date === today) return words.today;
  if (date === dayBefore(today)) return words.yesterday;
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  const { day, dayOfYear } = intl(language);
  return capitalized((sameYear ? day : dayOfYear)().format(noon(date)), language);
}

/** Spanish writes its weekdays in lower case, but not at the beginning of a heading. */
function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(locales[language]) + text.slice(1);
}

/** `January 2018`. */
export function formatMonth(date: LocalDate, language: Language = chosenLanguage()): string {
  return intl(language).month().format(noon(date));
}

/** `Jan 2018`. */
export function formatShortMonth(date: LocalDate, language: Language = chosenLanguage()): string {
  return intl(language).shortMonth().format(noon(date));
}

/** `Nov 21, 2026, 7:14 AM`, in the time zone of the credit union. */
export function formatMoment(at: EpochMs, language: Language = chosenLanguage()): string {
  return intl(language).moment().format(at);
}

/** `7:14 AM`, in the time zone of the credit union. */
export function formatTime(at: EpochMs, language: Language = chosenLanguage()): string {
  return intl(language).time().format(at);
}

/** A time of day as the bank writes it, such as `7:14 AM`: in Spanish `7:14 a.m.`. */
export function formatClock(time: string, language: Language = chosenLanguage()): string {
  if (language === 'en') return time;
  return intl(language)
    .clock()
    .format(Date.parse(`1970-01-01 ${time} UTC`));
}

/** `1,234`. */
export function formatCount(count: number, language: Language = chosenLanguage()): string {
  return intl(language).count().format(count);
}

/** `3.66%` of 366 hundredths of a percent. */
export function formatPercent(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}

/** `Ana Diaz and Theo Lind`, `Ana Diaz y Theo Lind`. */
export function formatNames(
  names: readonly string[],
  language: Language = chosenLanguage(),
): string {
  // The rules of lists are not read for one.
  return names.length === 1 ? names.join('') : new Intl.ListFormat(language).format(names);
}

/** The day it is by the credit union's clock and in its time zone, whatever the device's. */
export function localToday(now: number = bankNow()): LocalDate {
  const [month = '', day = '', year] = figuresOfDay().format(now).split('/');
  return `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` as LocalDate;
}

let figuresOfDayMade: Intl.DateTimeFormat | undefined;

/**
 * `11/21/26`, the shortest style. Swedish would write it as ISO 8601 does, but no browser here has read the Swedish
 * rules already; and to put a date together from parts instead of a style it reads another set of rules, for 5 ms.
 */
function figuresOfDay(): Intl.DateTimeFormat {
  return (figuresOfDayMade ??= new Intl.DateTimeFormat('en-US', {
    timeZone: brand.timeZone,
    dateStyle: 'short',
  }));
}

function dayBefore(date: LocalDate): LocalDate {
  const before = noon(date);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10) as LocalDate;
}

/** A calendar day has no hour; its noon in UTC, written in UTC, is that day everywhere. */
function noon(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Spanish as it is written in the United States: dollars are `$`, and the point stands before the cents. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const made = new Map<Language, ReturnType<typeof makeFormats>>();

/** Making a format takes a hundred times as long as using it, so each is made once, and not before it is used. */
function intl(language: Language): ReturnType<typeof makeFormats> {
  let formats = made.get(language);
  if (formats === undefined) {
    formats = makeFormats(locales[language]);
    made.set(language, formats);
  }
  return formats;
}

/**
 * Makes the first format ahead. For the first of a page the browser looks through the rules of all its languages, which takes
 * 13 ms; in a task of its own, while the bank is asked, that holds up no screen.
 */
export function makeFirstFormat(): void {
  intl(chosenLanguage()).money();
}

function makeFormats(locale: string) {
  const inNumbers = (options: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(locale, options));
  const onDay = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const atHome = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: brand.timeZone }));
  return {
    money: inNumbers({ style: 'currency', currency: 'USD' }),
    count: inNumbers({}),
    date: onDay({ dateStyle: 'medium' }),
    monthDay: onDay({ month: 'short', day: 'numeric' }),
    day: onDay({ weekday: 'long', month: 'long', day: 'numeric' }),
    dayOfYear: onDay({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    month: onDay({ month: 'long', year: 'numeric' }),
    shortMonth: onDay({ month: 'short', year: 'numeric' }),
    moment: atHome({ dateStyle: 'medium', timeStyle: 'short' }),
    time: atHome({ timeStyle: 'short' }),
    clock: onDay({ timeStyle: 'short' }),
  };
}

function lazily<Format>(make: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= make());
}

const en = {
  today: 'Today',
  yesterday: 'Yesterday',
};

const es: typeof en = {
  today: 'Hoy',
  yesterday: 'Ayer',
};

/** @public Read by the test of all sentences. */
export const formatWords = { en, es };

/** A day where there is little room: `Today`, `Yesterday`, else `Nov 19, 2026`. */
export function formatShortDay(date: LocalDate, today: LocalDate = localToday()): string {
  const daysAgo = countDays(date, today);
  return daysAgo === 0 || daysAgo === 1 ? formatDay(date, today) : formatDate(date);
}

/** The first day of a month, by which `formatMonth` writes it. */
export function firstDayOf(month: SpendingMonth | LocalMonth): LocalDate {
  return `${month}-01` as LocalDate;
}

/** The month alone: `Nov`, as short as under the bar of a chart, or `November`. */
export function formatMonthLabel(
  month: LocalMonth,
  language: Language,
  length: 'short' | 'long' = 'short',
): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: length, timeZone: 'UTC' });
  return format.format(Date.parse(`${firstDayOf(month)}T12:00:00Z`));
}

/** How many there are of something, with its word for one or for several: `1 day`, `1,200 days`. */
export function counted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** The first letters of the first and the last word of a name, for the round mark beside it. */
export function initials(displayName: string): string {
  const words = displayName.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
