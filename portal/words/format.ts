import type { Cents } from '#contract/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time.ts';
import { brand } from '../brand.ts';
import { formatWords } from './formats.ts';
import type { Language } from './words.ts';

/** See `Money`. */
export type MoneySign = 'negative' | 'always' | 'none';

/**
 * `$1,234.50`, `−$1,234.50` (U+2212), `+$1,234.50`. Written from the digits of the cents: no amount ever
 * passes through a fraction.
 */
export function formatMoney(
  amount: Cents,
  sign: MoneySign = 'negative',
  language: Language = 'en',
): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return signOf(amount, sign) + intl(language).money.format(decimal);
}

function signOf(amount: Cents, sign: MoneySign): string {
  if (sign !== 'none' && amount < 0) return '\u2212';
  return sign === 'always' && amount > 0 ? '+' : '';
}

/** `Nov 21, 2026`. */
export function formatDate(date: LocalDate, language: Language = 'en'): string {
  return intl(language).date.format(noon(date));
}

/** A day as the heading of what happened on it: `Today`, `Yesterday`, `Friday, November 20`, with the year if it is another. */
export function formatDay(
  date: LocalDate,
  today: LocalDate = localToday(),
  language: Language = 'en',
): string {
  const words = formatWords[language];
  if (date === today) return words.today;
  if (date === dayBefore(today)) return words.yesterday;
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? intl(language).day : intl(language).dayOfYear).format(noon(date));
}

/** `January 2018`. */
export function formatMonth(date: LocalDate, language: Language = 'en'): string {
  return intl(language).month.format(noon(date));
}

/** `Nov 21, 2026, 7:14 AM`, in the time zone of the credit union. */
export function formatMoment(at: EpochMs, language: Language = 'en'): string {
  return intl(language).moment.format(at);
}

/** `7:14 AM`, in the time zone of the credit union. */
export function formatTime(at: EpochMs, language: Language = 'en'): string {
  return intl(language).time.format(at);
}

/** `1,234`. */
export function formatCount(count: number, language: Language = 'en'): string {
  return intl(language).count.format(count);
}

/** The day it is in the credit union's time zone, whatever the device's. */
export function localToday(now: number = Date.now()): LocalDate {
  // The Swedish locale writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(now) as LocalDate;
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

const locales: Record<Language, string> = { en: 'en-US' };

const made = new Map<Language, ReturnType<typeof makeFormats>>();

/** Making a format takes a hundred times as long as using it, so each is made once. */
function intl(language: Language): ReturnType<typeof makeFormats> {
  let formats = made.get(language);
  if (formats === undefined) {
    formats = makeFormats(locales[language]);
    made.set(language, formats);
  }
  return formats;
}

function makeFormats(locale: string) {
  const onDay = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const atHome = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: brand.timeZone });
  return {
    money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
    count: new Intl.NumberFormat(locale),
    date: onDay({ dateStyle: 'medium' }),
    day: onDay({ weekday: 'long', month: 'long', day: 'numeric' }),
    dayOfYear: onDay({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    month: onDay({ month: 'long', year: 'numeric' }),
    moment: atHome({ dateStyle: 'medium', timeStyle: 'short' }),
    time: atHome({ timeStyle: 'short' }),
  };
}
