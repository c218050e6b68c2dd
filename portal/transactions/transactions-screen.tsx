import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Category } from '#contract/transactions/transactions.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { eventTransactionQuery, totalsQuery, transactionQuery } from './queries.ts';
import { type Detail, useTabs } from '../navigation/tabs.ts';
import { localToday } from '../language/format.ts';
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
  readSearch,
  withSearch,
} from './filters.ts';
import { SearchAnswer } from './search-answer.tsx';
import { Scheduled } from './scheduled.tsx';
import { TransactionHistory } from './transaction-history.tsx';
import { TransactionTotals } from './transaction-totals.tsx';
import { useIsWide } from '../browser/use-media.ts';
import { useSettled } from '../queries/use-request.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { DetailSheet } from './detail-views.tsx';

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
  const searched = isTyping(settled, applied) ? settled : applied;
  // What is said in the search box is shown by the other controls; a change of theirs takes its place.
  const today = localToday();
  const asked = useMemo(() => readSearch(searched, today), [searched, today]);
  const said = { ...readSearch(filters, today), search: filters.search };
  const language = useLanguage();
  const filter = useMemo(() => askedFor(asked, language), [asked, language]);
  const totals = useQuery(totalsQuery(filter));
  // A search that is on its way stays, whatever another control says meanwhile.
  const set = (next: Filters) =>
    change(
      next === noFilters ? next : (before) => changedTo(readSearch(before, today), said, next),
    );
  const search = useCallback((text: string) => change((before) => withSearch(before, text)), []);
  const clear = useCallback(() => change(noFilters), []);
  const showAll = useCallback(
    () => change((before) => ({ ...before, range: 'all', from: '', to: '' })),
    [],
  );
  const narrowTo = useCallback(
    (category: readonly Category[]) => change((before) => ({ ...before, category })),
    [],
  );

  return (
    <div className="grid gap-4">
      <ExportActions filter={filter} roomy={isWide} />
      <FilterBar
        filters={said}
        applied={readSearch(applied, today)}
        onChange={set}
        onSearch={search}
        accounts={accounts}
        found={totals.isPlaceholderData ? undefined : totals.data?.count}
      />
      <SearchAnswer filters={searched} onShowAllHistory={showAll} />
      <PrintedHistory filter={filter} filters={asked} accounts={accounts} />
      <TransactionTotals filter={filter} onCategories={narrowTo} />
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

/** The transaction that the member came for from the notifications or the palette, whatever the list shows (R-B2). */
function TransactionOfNotice() {
  const { detail, dropDetail } = useTabs();
  const asked = wishIn(detail);
  // Outlives the wish, so that the sheet is not empty while it slides away.
  const [last, setLast] = useState(asked);
  if (asked !== null && JSON.stringify(asked) !== JSON.stringify(last)) setLast(asked);
  if (last === null) return null;
  return <TransactionWished wish={last} open={asked !== null} onClose={dropDetail} />;
}

/** The transaction of an event, `{ event: 12 }`, or a transaction by its id, `{ transaction: id }`. */
type Wish = { readonly event: number } | { readonly transaction: TransactionId };

interface TransactionWishedProps {
  wish: Wish;
  open: boolean;
  onClose: () => void;
}

function TransactionWished({ wish, open, onClose }: TransactionWishedProps) {
  const words = useWords(transactionsWords).ofNotice;
  const { close } = useWords(partsWords);
  const explain = useExplain();
  const ofEvent = useQuery({
    ...eventTransactionQuery('event' in wish ? wish.event : 0),
    enabled: 'event' in wish,
  });
  const byId = useQuery({
    ...transactionQuery('transaction' in wish ? wish.transaction : ('' as TransactionId)),
    enabled: 'transaction' in wish,
  });
  const { data, error } = 'event' in wish ? ofEvent : byId;
  if (data) {
    return (
      <DetailSheet
        transaction={data}
        newer={undefined}
        older={undefined}
        onGoTo={() => {}}
        open={open}
        onClose={onClose}
        finalFocus={() => document.querySelector('main')}
      />
    );
  }
  if (!open || (data === undefined && error === null)) return null;
  return (
    <div className="fixed inset-x-4 top-20 z-10 mx-auto max-w-120">
      <Banner
        tone="warning"
        role="alert"
        title={words.notOpened}
        className="shadow-floating"
        action={
          <Button tone="secondary" size="small" onClick={onClose}>
            {close}
          </Button>
        }
      >
        {error === null ? words.noTransaction : explain(error).title}
      </Banner>
    </div>
  );
}

function wishIn(detail: Detail): Wish | null {
  if (typeof detail !== 'object' || detail === null) return null;
  if ('event' in detail && typeof detail.event === 'number') return { event: detail.event };
  return 'transaction' in detail && typeof detail.transaction === 'string'
    ? { transaction: detail.transaction as TransactionId }
    : null;
}
