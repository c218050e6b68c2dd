import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Category } from '#contract/transactions/transactions.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { totalsQuery } from './queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { useLanguage } from '../language/language.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { describeDays, PrintedHistory } from './printed-history.tsx';
import { ExportActions } from './export-actions.tsx';
import { FilterBar } from './filter-bar.tsx';
import { areSound } from './filter-problems.ts';
import {
  askedFor,
  changedTo,
  type Filters,
  filtersFor,
  filtersOn,
  isTyping,
  noFilters,
} from './filters.ts';
import { Scheduled } from './scheduled.tsx';
import { TransactionHistory } from './transaction-history.tsx';
import { TransactionOfNotice } from './transaction-of-notice.tsx';
import { TransactionTotals } from './transaction-totals.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useSettled } from '../queries/use-request.ts';

/** A pause between two keys that is longer than this ends a word. */
const typingPauseMs = 200;

/** The history of all accounts: filtered, searched and added up (R-X1 to R-X6). */
export default function TransactionsScreen() {
  const { detail } = useTabs();
  const queries = useQueryClient();
  // Anyone who comes with another wish starts again; anyone who only comes back finds what they left.
  const wish = filtersFor(detail);
  const initially = wish ?? lastPlace(queries)?.filters ?? noFilters;
  return (
    <>
      <FilteredHistory key={JSON.stringify(wish)} initially={initially} />
      <TransactionOfNotice />
    </>
  );
}

interface Shown {
  /** The values of the controls. */
  readonly filters: Filters;
  /** While a field holds a value that the bank could not be asked for, the former filters stay. */
  readonly applied: Filters;
}

type Change = Filters | ((filters: Filters) => Filters);

function changed({ filters, applied }: Shown, change: Change): Shown {
  const next = typeof change === 'function' ? change(filters) : change;
  return { filters: next, applied: areSound(next) ? next : applied };
}

function FilteredHistory({ initially }: { initially: Filters }) {
  const words = useWords(transactionsWords);
  const [{ filters, applied }, change] = useReducer(changed, {
    filters: initially,
    applied: initially,
  });
  useLastPlace(applied);
  const isWide = useIsWide('40rem');
  // Without the accounts only their filter is missing; the history says for itself what is wrong.
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];

  const settled = useSettled(applied, typingPauseMs);
  const asked = isTyping(settled, applied) ? settled : applied;
  const language = useLanguage();
  const filter = useMemo(() => askedFor(asked, language), [asked, language]);
  const totals = useQuery(totalsQuery(filter));
  // A search that is on its way stays, whatever another control says meanwhile.
  const set = (next: Filters) =>
    change(next === noFilters ? next : (before) => changedTo(before, filters, next));
  const search = useCallback(
    (text: string) => change((before) => ({ ...before, search: text })),
    [],
  );
  const clear = useCallback(() => change(noFilters), []);
  const showAll = useCallback(
    () => change((before) => ({ ...before, range: 'all', from: '', to: '' })),
    [],
  );
  const narrowTo = useCallback(
    (category: Category) => change((before) => ({ ...before, category: [category] })),
    [],
  );

  return (
    <div className="grid gap-4">
      <ExportActions filter={filter} roomy={isWide} />
      <FilterBar
        filters={filters}
        applied={applied}
        onChange={set}
        onSearch={search}
        accounts={accounts}
        found={totals.isPlaceholderData ? undefined : totals.data?.count}
      />
      <PrintedHistory filter={filter} filters={asked} accounts={accounts} />
      <TransactionTotals filter={filter} onCategory={narrowTo} />
      {filtersOn(asked).length === 0 && <Scheduled />}
      <TransactionHistory
        filter={filter}
        rangeName={describeDays(asked, words)}
        narrowed={filtersOn(asked).some((name) => name !== 'range')}
        onClearFilters={clear}
        onShowAllHistory={showAll}
      />
    </div>
  );
}

interface Place {
  readonly filters: Filters;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scrolled: number;
}

/** By visit: a member's last place is gone when they sign out. */
const places = new WeakMap<QueryClient, Place>();

/** Where the member was last in this visit, if they were here. */
function lastPlace(visit: QueryClient): Place | undefined {
  return places.get(visit);
}

/** Remembers where the member is when they leave, and leads them back there when they return to the same filters. */
function useLastPlace(filters: Filters): void {
  const visit = useQueryClient();
  const shown = useRef(filters);
  useEffect(() => {
    shown.current = filters;
  }, [filters]);

  useEffect(() => {
    const place = places.get(visit);
    if (place === undefined || place.filters !== shown.current) return;
    // A new place is first seen from its top; the restored position comes after that.
    const frame = requestAnimationFrame(() => window.scrollTo(0, place.scrolled));
    return () => cancelAnimationFrame(frame);
  }, [visit]);

  useLayoutEffect(
    () => () => {
      places.set(visit, { filters: shown.current, scrolled: window.scrollY });
    },
    [visit],
  );
}
