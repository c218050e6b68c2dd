import { useQuery } from '@tanstack/react-query';
import { askedInWords } from '#contract/transactions/asked-in-words.ts';
import type { Days } from '#contract/time/typed-period.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { Totals, TransactionFilterInput } from '#contract/transactions/transactions.ts';
import { formatMoney, localToday } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { askedFor, type Filters, noFilters, readSearch } from './filters.ts';
import { describeDays, useFilterLabels } from './printed-history.tsx';
import { totalsQuery } from './queries.ts';
import { searchAnswerWords } from './search-answer-words.ts';
import { transactionsWords } from './words.ts';

/** The answer to a search in everyday words, such as `groceries last month`. */
export interface SearchAnswer {
  /** What was understood: `Groceries · October 2026`. */
  readonly title: string;
  /** The larger of money out and money in; null while it is added up. */
  readonly sum: { readonly amount: Cents; readonly isIn: boolean } | null;
  /** The sum beside that of the period before: `$34.84 less than the $447.02 of September 2026`. */
  readonly trend: string | null;
}

/** Null for a search for its words alone, and for one without a period: the list and its totals are its answer. */
export function useSearchAnswer(filters: Filters): SearchAnswer | null {
  const words = useWords(transactionsWords);
  const says = useWords(searchAnswerWords);
  const language = useLanguage();
  const period = askedInWords(filters.search, localToday())?.period ?? null;
  const read = readSearch(filters, localToday());
  const labels = useFilterLabels(read, []);
  const filter = askedFor(read, language);
  const now = useTotals(filter, period !== null);
  const then = useTotals({ ...filter, ...period?.before }, period !== null);
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
    sum: now === undefined ? null : { amount: now[of], isIn },
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

/** The totals of that filter alone: never those of the filter before, which would stand beside the wrong words. */
export function useTotals(filter: TransactionFilterInput, enabled: boolean): Totals | undefined {
  const { data, isPlaceholderData } = useQuery({ ...totalsQuery(filter), enabled });
  return enabled && !isPlaceholderData ? data : undefined;
}
