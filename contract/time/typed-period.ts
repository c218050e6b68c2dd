import { addDays, addMonths, countDays } from './days.ts';
import type { LocalDate } from './time.ts';

/** Some days, both ends included. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A day, a week from Sunday, a month or a year, and the one before it to compare with. */
export interface Period extends Days {
  readonly unit: Unit;
  /** Of a period that goes on, as many days of the one before as have passed of it. */
  readonly before: Days;
  readonly goesOn: boolean;
}

type Unit = 'day' | 'week' | 'month' | 'year';

/** A period that was read from a text, and the text without it. */
export interface PeriodReading {
  readonly period: Period;
  readonly rest: string;
  /** Whether it is no more than a name or a number, which other words could mean as well: `june`, `2024`. */
  readonly isBare: boolean;
}

const months = [
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
].map((names) => names.split(' '));
const month = `(?<month>${months.flat().join('|')})`;
const unit = '(?<unit>week|month|year|semana|mes|ano)';
const before = String.raw`(?:(?<said>(?:in|of|from|for|during|last|this|en|de|del|durante|desde) )(?:the |el )?)?`;
const units: Readonly<Record<string, Unit>> = { semana: 'week', mes: 'month', ano: 'year' };

/** Each in a text of words with one blank between. */
const forms = [
  String.raw`(?:(?:in|en|el|the) )?(?:(?<last>last|past|previous|ultimo|ultima)|this|este|esta) ${unit}`,
  String.raw`(?:(?:en|el|la|de|del) )*${unit} (?<last>pasado|pasada|anterior)`,
  String.raw`(?:(?:de|from) )?(?:(?<last>yesterday|ayer)|today|hoy)`,
  String.raw`${before}${month}(?: (?:de |del |of )?(?<year>20\d\d))?`,
  String.raw`${before}(?<year>20\d\d)`,
].map((form) => new RegExp(`(?<= |^)${form}(?= |$)`, 'u'));

const begun = `(?:${[...new Set(months.flat().map((name) => name.slice(0, 3)))].join('|')})[a-z]*`;
/** A day of a month, such as `march 3` and `27 de noviembre de 2026`. */
const dayOfMonth = new RegExp(
  String.raw`(?<!\d)\d{1,2}[a-z]{0,2} (?:de )?${begun}|(?<= |^)${begun}[. ]+\d{1,2}(?!\d)`,
  'u',
);

/** Reads the first period in a folded text (`foldText`) in English or Spanish; null where it has none, and where it has a day. */
export function readPeriod(text: string, today: LocalDate): PeriodReading | null {
  if (dayOfMonth.test(text)) return null;
  for (const form of forms) {
    const match = form.exec(text);
    if (match === null) continue;
    const { groups = {} } = match;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const isNamed = groups['month'] !== undefined;
    const isBare =
      groups['said'] === undefined &&
      groups['unit'] === undefined &&
      (isNamed ? groups['year'] === undefined : groups['year'] !== undefined);
    return { period: periodOf(groups, today), rest, isBare };
  }
  return null;
}

function periodOf(groups: Readonly<Record<string, string | undefined>>, today: LocalDate): Period {
  const { month: name, year, unit: said, last } = groups;
  if (name !== undefined) return periodAround(firstOfMonth(name, year, today), 'month', today);
  if (year !== undefined) return periodAround(`${year}-01-01` as LocalDate, 'year', today);
  const of = said === undefined ? 'day' : (units[said] ?? (said as Unit));
  const present = periodAround(today, of, today);
  return last === undefined ? present : periodAround(present.before.from, of, today);
}

/** Without a year the latest month of that name that has begun. */
function firstOfMonth(name: string, year: string | undefined, today: LocalDate): LocalDate {
  const number = Math.max(...months.map((names) => names.indexOf(name))) + 1;
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const latest = number <= thisMonth ? thisYear : thisYear - 1;
  return `${year ?? latest}-${String(number).padStart(2, '0')}-01` as LocalDate;
}

/** The period with that day in it. */
function periodAround(day: LocalDate, of: Unit, today: LocalDate): Period {
  const from = beginning(day, of);
  const to = addDays(next(from, of), -1);
  const end = addDays(from, -1);
  const earlier = beginning(end, of);
  const goesOn = from <= today && today < to;
  const asFar = goesOn ? addDays(earlier, countDays(from, today)) : end;
  return { unit: of, from, to, before: { from: earlier, to: asFar < end ? asFar : end }, goesOn };
}

function beginning(day: LocalDate, of: Unit): LocalDate {
  if (of === 'year') return `${day.slice(0, 4)}-01-01` as LocalDate;
  if (of === 'month') return `${day.slice(0, 7)}-01` as LocalDate;
  return of === 'week' ? addDays(day, -new Date(day).getUTCDay()) : day;
}

function next(from: LocalDate, of: Unit): LocalDate {
  if (of === 'day' || of === 'week') return addDays(from, of === 'day' ? 1 : 7);
  return addMonths(from, of === 'month' ? 1 : 12);
}
