import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Money } from '../../design-system/parts/money.tsx';
import type { PaletteGroup, PaletteOption } from '../../design-system/parts/palette-dialog.tsx';
import { formatDate } from '../../language/format.ts';
import { type Language, useLanguage } from '../../language/language.ts';
import { paletteWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { transactionsKey } from '../../transactions/queries.ts';

/** Fewer letters than this are in nearly every transaction. */
const searchedFrom = 2;
/** A pause between two keys that is longer than this ends a word. */
const typingPauseMs = 150;

const foundMax = 5;

interface FoundTransactions {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  /** A note besides the found transactions. */
  readonly note: string | null;
}

/** The newest transactions in which the bank finds what was typed, and the way to all of them. */
export function useFoundTransactions(
  typed: string,
  choose: (run: () => void) => void,
): FoundTransactions {
  const words = useWords(paletteWords);
  const { openTab } = useTabs();
  const language = useLanguage();
  const text = typed.trim();
  const settled = usePaused(text);
  const isAsked = text.length >= searchedFrom;
  const { data, isError, isPlaceholderData } = useQuery({
    ...foundTransactionsQuery(settled, language),
    enabled: isAsked && settled.length >= searchedFrom,
  });
  if (!isAsked) return { groups: [], isSearching: false, note: null };
  const isSearching = settled !== text || (data === undefined && !isError) || isPlaceholderData;
  const open = ({ id }: Transaction) => openTab('transactions', { transaction: id });
  const found = isError ? [] : (data ?? []);
  const all: PaletteOption = {
    id: 'search all',
    icon: Search,
    label: words.findIn(text),
    onChoose: () => choose(() => openTab('transactions', { search: text })),
  };
  const options = [
    ...found.map((transaction) => optionOf(transaction, () => choose(() => open(transaction)))),
    // After a failed search, that screen searches again, and tells the fault.
    ...(found.length > 0 || isError ? [all] : []),
  ];
  return {
    groups:
      options.length > 0
        ? [{ name: 'transactions', heading: words.groups.transactions, options }]
        : [],
    isSearching,
    note: isError ? words.searchFailed : isSearching && found.length === 0 ? words.searching : null,
  };
}

/** The newest transactions of all time in which the bank finds that text, in the language that it is typed in. */
function foundTransactionsQuery(search: string, language: Language) {
  return queryOptions({
    queryKey: [...transactionsKey, 'found', search, language],
    queryFn: async ({ signal }) => {
      const wanted = { range: 'all' as const, search, language, limit: foundMax };
      return (await (await bank()).transactions.search(wanted, { signal })).transactions;
    },
    placeholderData: keepPreviousData,
  });
}

function optionOf(transaction: Transaction, onChoose: () => void): PaletteOption {
  const { id, type, description, amount, date } = transaction;
  return {
    id: `transaction ${id}`,
    icon: type === 'credit' ? ArrowDownLeft : ArrowUpRight,
    label: description,
    detail: formatDate(date),
    aside: (
      <Money
        amount={type === 'credit' ? amount : cents(-amount)}
        sign="always"
        className="min-w-20 shrink-0 text-right font-semibold"
      />
    ),
    onChoose,
  };
}

/** The text, after a short pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
