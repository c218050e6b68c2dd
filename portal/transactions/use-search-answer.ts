import { useQuery } from '@tanstack/react-query';
import { askedInWords, categoryAlone } from '#contract/transactions/asked-in-words.ts';
import type { Days } from '#contract/time/typed-period.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { CategoryTrend } from '#contract/transactions/cash-flow.ts';
import type { Totals, TransactionFilterInput } from '#contract/transactions/transactions.ts';
import { formatCount, formatMoney, formatMonthLabel, localToday } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { categoryWords } from './category-words.ts';
import { askedFor, type Filters, filtersOn, noFilters, readSearch } from './filters.ts';
import { describeDays, useFilterLabels } from './printed-history.tsx';
import { spendingQuery, totalsQuery, trendQuery } from './queries.ts';
import { transactionsWords } from './words.ts';

interface ByMonth {
  readonly average: string;
  readonly before: string;
  readonly nameBefore: string;
  readonly now: string;
  readonly name: string;
}

const en = {
  label: 'What was found',
  spent: 'Money out',
  received: 'Money in',
  less: (by: string, was: string, days: string) => `${by} less than the ${was} of ${days}`,
  more: (by: string, was: string, days: string) => `${by} more than the ${was} of ${days}`,
  same: (_by: string, was: string, days: string) => `As much as the ${was} of ${days}`,
  byCard: (amount: string) => `${amount} of it with credit cards, under Cards.`,
  lastMonths: 'Last 12 months, cards included',
  byMonth: ({ average, before, nameBefore, now, name }: ByMonth) =>
    `${average} a month on average; ${before} in ${nameBefore}, ${now} so far in ${name}`,
  month: 'Month',
  elsewhere: (count: number) => `${formatCount(count)} more in the rest of your history`,
  showAll: 'Show all',
};

const es: typeof en = {
  label: 'Lo que se encontró',
  spent: 'Salidas',
  received: 'Entradas',
  less: (by, was, days) => `${by} menos que los ${was} de ${days}`,
  more: (by, was, days) => `${by} más que los ${was} de ${days}`,
  same: (_by, was, days) => `Lo mismo que los ${was} de ${days}`,
  byCard: (amount) => `De ello, ${amount} con tarjetas de crédito, en Tarjetas.`,
  lastMonths: 'Últimos 12 meses, con tarjetas',
  byMonth: ({ average, before, nameBefore, now, name }) =>
    `${average} al mes en promedio; ${before} en ${nameBefore}, ${now} en lo que va de ${name}`,
  month: 'Mes',
  elsewhere: (count) => `${formatCount(count)} más en el resto de su historial`,
  showAll: 'Mostrar todo',
};

export const searchAnswerWords = { en, es };

/** The answer to a search in everyday words, such as `groceries last month`, or for a category, such as `groceries`. */
export interface SearchAnswer {
  /** What was understood: `Groceries · October 2026`. */
  readonly title: string;
  /** The larger of money out and money in; null while it is added up. */
  readonly sum: { readonly amount: Cents; readonly isIn: boolean; readonly byCard: Cents } | null;
  /** The sum beside that of the period before, or month by month: `$34.84 less than the $447.02 of September 2026`. */
  readonly trend: string | null;
  /** The months of a search without a period, oldest first. */
  readonly months?: CategoryTrend['months'];
}

/** Null for a search for its words alone: the list and its totals are its answer. */
export function useSearchAnswer(filters: Filters): SearchAnswer | null {
  const ofPeriod = useAnswerOfPeriod(filters);
  const ofCategory = useAnswerOfCategory(filters);
  return ofPeriod ?? ofCategory;
}

function useAnswerOfPeriod(filters: Filters): SearchAnswer | null {
  const words = useWords(transactionsWords);
  const says = useWords(searchAnswerWords);
  const language = useLanguage();
  const period = askedInWords(filters.search, localToday())?.period ?? null;
  const read = readSearch(filters, localToday());
  const labels = useFilterLabels(read, []);
  const filter = askedFor(read, language);
  const now = useMoved(filter, period !== null);
  const then = useMoved({ ...filter, ...period?.before }, period !== null);
  if (period === null) return null;
  const nameOf = ({ from, to }: Days) =>
    describeDays({ ...noFilters, range: 'custom', from, to }, words);
  const isIn = now !== undefined && now.moneyIn > now.moneyOut;
  const of = isIn ? 'moneyIn' : 'moneyOut';
  return {
    title: [
      ...(read.category.length > 0 ? [labels.category] : []),
      ...(read.search === '' ? [] : [labels.search]),
      ...(read.amountFrom + read.amountTo === '' ? [] : [labels.amount]),
      nameOf(period),
    ].join(' · '),
    sum: now === undefined ? null : { amount: now[of], isIn, byCard: isIn ? cents(0) : now.byCard },
    trend:
      now === undefined || then === undefined
        ? null
        : says[comparison(now[of], then[of])](
            formatMoney(cents(Math.abs(now[of] - then[of]))),
            formatMoney(then[of]),
            nameOf(period.before),
          ),
  };
}

function comparison(now: Cents, then: Cents): 'same' | 'less' | 'more' {
  if (now === then) return 'same';
  return now < then ? 'less' : 'more';
}

/** The money in and out under a filter; where nothing but categories and days narrows it, with the purchases by card. */
function useMoved(filter: TransactionFilterInput, enabled: boolean) {
  const totals = useTotals(filter, enabled);
  const { data: spending } = useQuery({ ...spendingQuery(filter), enabled });
  if (totals === undefined || spending === undefined) return undefined;
  const { bought: byCard, leftOut } = spending.cards;
  const { moneyIn, moneyOut } = totals;
  return { moneyIn, moneyOut: cents(moneyOut + byCard - leftOut), byCard };
}

/** The totals of that filter alone: never those of the filter before, which would stand beside the wrong words. */
export function useTotals(filter: TransactionFilterInput, enabled: boolean): Totals | undefined {
  const { data, isPlaceholderData } = useQuery({ ...totalsQuery(filter), enabled });
  return enabled && !isPlaceholderData ? data : undefined;
}

function useAnswerOfCategory(filters: Filters): SearchAnswer | null {
  const says = useWords(searchAnswerWords);
  const names = useWords(categoryWords);
  const language = useLanguage();
  const searchesAll =
    filters.range === 'all' &&
    filtersOn(filters).every((name) => name === 'search' || name === 'range');
  const category = searchesAll ? categoryAlone(filters.search) : null;
  const { data } = useQuery(trendQuery(category));
  if (category === null) return null;
  const title = `${names[category]} · ${says.lastMonths}`;
  if (data === undefined) return { title, sum: null, trend: null };
  const { isIn, months } = data;
  const amount = cents(months.reduce((sum, month) => sum + month.amount, 0));
  const [before, now] = months.slice(-2);
  return {
    title,
    sum: { amount, isIn, byCard: cents(0) },
    trend:
      before === undefined || now === undefined
        ? null
        : says.byMonth({
            average: formatMoney(cents(Math.round(amount / months.length))),
            before: formatMoney(before.amount),
            nameBefore: formatMonthLabel(before.month, language, 'long'),
            now: formatMoney(now.amount),
            name: formatMonthLabel(now.month, language, 'long'),
          }),
    months,
  };
}
