import type { Cents } from '../money/cents.ts';
import { readAmount } from '../text/typed-amount.ts';
import { foldText } from '../text/typed-signs.ts';
import type { LocalDate } from '../time/time.ts';
import { type Period, readPeriod } from '../time/typed-period.ts';
import type { Category } from './transactions.ts';

/** A search that says more than words to look for: `groceries last month`, `olive in march`, `más de 100 este año`. */
export interface AskedInWords {
  /** The words to look for as they are; empty where everything was understood. */
  readonly rest: string;
  readonly category: Category | null;
  readonly period: Period | null;
  /** Both included; null without such a limit. */
  readonly amountFrom: Cents | null;
  readonly amountTo: Cents | null;
}

/**
 * Reads a search in English or Spanish; null where it is for its words alone: without a period, a limit of an amount, or an
 * everyday name of a category that the history itself does not use.
 */
export function askedInWords(search: string, today: LocalDate): AskedInWords | null {
  const typed = foldText(search)
    .replaceAll(/[\s¿?¡!]+/gu, ' ')
    .trim();
  const { amountFrom, amountTo, rest: withoutAmounts } = readLimits(typed);
  const reading = readPeriod(withoutAmounts, today);
  const words = (reading?.rest ?? withoutAmounts)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .join(' ');
  const category = categoryCalled(words);
  const isLimited = amountFrom !== null || amountTo !== null;
  const rest = category === null ? words : '';
  // A month or a year among other words may be a part of a name.
  if (reading?.isBare === true && rest !== '' && !isLimited) return null;
  const isOwnName = category !== null && typed === foldText(category);
  if (reading === null && !isLimited && (category === null || isOwnName)) return null;
  return { rest, category, period: reading?.period ?? null, amountFrom, amountTo };
}

/** The category that a search is for and nothing else: by its own name or by an everyday one, in English or Spanish. */
export function categoryAlone(search: string): Category | null {
  return categoryCalled(foldText(search).trim());
}

const amount = String.raw`\$? ?(\d[\d.,]*)(?: ?(?:dollars|dolares))?`;
const limits = {
  between: new RegExp(`(?<= |^)(?:between|entre) ${amount} (?:and|y) ${amount}(?= |$)`, 'u'),
  from: new RegExp(
    `(?<= |^)(?:over|above|more than|at least|mas de|mayor(?:es)? (?:que|de|a)|al menos) ${amount}(?= |$)`,
    'u',
  ),
  to: new RegExp(
    `(?<= |^)(?:under|below|less than|at most|up to|menos de|menor(?:es)? (?:que|de|a)|hasta) ${amount}(?= |$)`,
    'u',
  ),
};

function readLimits(text: string): Pick<AskedInWords, 'amountFrom' | 'amountTo' | 'rest'> {
  const [both, least = '', most = ''] = limits.between.exec(text) ?? [];
  if (both !== undefined) {
    const [from, to] = [centsOf(least), centsOf(most)];
    if (from !== null && to !== null && from <= to) {
      return { amountFrom: from, amountTo: to, rest: text.replace(both, ' ') };
    }
  }
  const [fromText = '', atLeast = ''] = limits.from.exec(text) ?? [];
  const [toText = '', atMost = ''] = limits.to.exec(text) ?? [];
  const [amountFrom, amountTo] = [centsOf(atLeast), centsOf(atMost)];
  if (amountFrom !== null && amountTo !== null && amountFrom > amountTo) {
    return { amountFrom: null, amountTo: null, rest: text };
  }
  const rest = text
    .replace(amountFrom === null ? '' : fromText, ' ')
    .replace(amountTo === null ? '' : toText, ' ');
  return { amountFrom, amountTo, rest };
}

function centsOf(text: string): Cents | null {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.cents : null;
}

/** Words of a question around what is asked for. */
const fillers = new Set(
  'in on of at for my the how much did i spend spent spending en de del por mi mis el la los las cuanto gaste gasto gastos'.split(
    ' ',
  ),
);

/** The everyday names of the categories, in both languages, without accents. */
const everyday: Partial<Record<Category, string>> = {
  Income: 'income, ingresos, salary, sueldo, salario, paychecks',
  Shopping: 'shopping, compras',
  Cash: 'cash, efectivo, atm, cajero, withdrawals, retiros',
  Refund: 'refunds, refund, reembolsos, reembolso',
  Utilities: 'utilities, servicios publicos, servicios',
  Transportation: 'transportation, transporte, transport, fuel, gasolina',
  Groceries: 'groceries, grocery, supermarket, supermercado, despensa, comestibles',
  Dining: 'dining, restaurants, restaurant, eating out, meals, restaurantes, restaurante, comidas',
  Housing: 'housing, rent, vivienda, alquiler, renta',
  Education: 'education, school, educacion, escuela',
  Health: 'health, medical, doctor, pharmacy, salud, medico, farmacia',
  Travel: 'travel, trips, viajes, viaje',
  Insurance: 'insurance, seguros, seguro',
  Subscriptions: 'subscriptions, subscription, streaming, suscripciones, suscripcion',
  Giving: 'giving, donations, donation, charity, donaciones, donacion',
  Entertainment: 'entertainment, fun, movies, entretenimiento, ocio, cine',
};

function categoryCalled(words: string): Category | null {
  const found = Object.entries(everyday).find(([, names]) => names.split(', ').includes(words));
  return (found?.[0] as Category | undefined) ?? null;
}
