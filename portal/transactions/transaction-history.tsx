import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarRange, Inbox, SearchX } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { TransactionFilter, TransactionPage } from '#contract/transactions/transactions.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { EmptyState, ErrorState, Loading } from '../design-system/parts/states.tsx';
import { totalsQuery, transactionsQuery } from './queries.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { awaitedLines, type History, historyOf } from './history-lines.ts';
import { HistoryWithDetail } from './history-with-detail.tsx';
import { AwaitedRow } from './history-list.tsx';

interface TransactionHistoryProps {
  filter: TransactionFilter;
  /** The date range in words. */
  rangeName: string;
  /** Whether anything but the date range narrows the history. */
  narrowed: boolean;
  onClearFilters: () => void;
  onShowAllHistory: () => void;
}

/** The transactions that the filter means, page after page as the member scrolls (R-X6). */
export const TransactionHistory = memo(function TransactionHistory(props: TransactionHistoryProps) {
  const { filter } = props;
  const history = useInfiniteQuery(transactionsQuery(filter));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = history;
  const totals = useQuery(totalsQuery(filter));
  const found = useFound(data?.pages, filter.search, history.isPlaceholderData);
  const count = totals.isPlaceholderData ? undefined : totals.data?.count;
  const awaited =
    found !== undefined && hasNextPage && !isFetchNextPageError
      ? awaitedLines(found.pages, count)
      : 0;
  // Results are drawn while nobody types: a key comes first.
  const drawn = useDeferredValue(useMemo(() => found && { ...found, awaited }, [found, awaited]));
  const [continued] = useState(continuing);
  const lines = useMemo(() => continued(drawn?.pages ?? []), [continued, drawn?.pages]);

  const mayLoadMore = hasNextPage && !isFetching && !isFetchNextPageError;
  const loadMore = useCallback(() => {
    if (mayLoadMore) void fetchNextPage({ cancelRefetch: false });
  }, [mayLoadMore, fetchNextPage]);

  if (data === undefined || drawn === undefined) {
    return history.isError ? (
      <HistoryError
        error={history.error}
        retrying={isFetching}
        onRetry={() => void history.refetch()}
      />
    ) : (
      <HistorySkeleton />
    );
  }
  return (
    <HistoryWithDetail
      lines={lines}
      awaited={drawn.awaited}
      search={drawn.search}
      onNearEnd={loadMore}
      stale={history.isPlaceholderData}
    >
      {lines.length === 0 && <NothingHere {...props} />}
      {lines.length > 0 && drawn.awaited === 0 && (
        <HistoryEnd
          failed={isFetchNextPageError}
          busy={history.isFetchingNextPage}
          onTryAgain={() => void fetchNextPage()}
        />
      )}
    </HistoryWithDetail>
  );
});

interface Found {
  readonly pages: readonly TransactionPage[];
  readonly search: string;
}

function useFound(
  pages: readonly TransactionPage[] | undefined,
  search: string,
  isOfLast: boolean,
): Found | undefined {
  const [found, setFound] = useState<Found | undefined>(pages && { pages, search });
  const isKnown = found?.pages === pages && (found?.search === search || pages === undefined);
  if (!isOfLast && !isKnown) setFound(pages && { pages, search });
  return found;
}

/** The lines of pages. Remembers the last lines, so that a further page costs only that page. */
function continuing(): (pages: History['pages']) => History['lines'] {
  let last: History | null = null;
  return (pages) => {
    last = historyOf(pages, last);
    return last.lines;
  };
}

interface HistoryEndProps {
  failed: boolean;
  busy: boolean;
  onTryAgain: () => void;
}

function HistoryEnd({ failed, busy, onTryAgain }: HistoryEndProps) {
  const words = useWords(transactionsWords);
  const { tryAgain } = useWords(partsWords);
  if (!failed) {
    return (
      <p className="border-t border-line px-5 py-4 text-center text-small text-muted">
        {words.end}
      </p>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3 border-t border-line p-4">
      <Banner tone="danger" role="alert">
        {words.moreFailed}
      </Banner>
      <Button tone="secondary" size="small" busy={busy} onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}

function NothingHere({
  filter,
  rangeName,
  narrowed,
  onClearFilters,
  onShowAllHistory,
}: TransactionHistoryProps) {
  const words = useWords(transactionsWords);
  if (narrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={words.nothingFound}
        detail={words.nothingFoundDetail}
        action={
          <Button tone="secondary" size="small" onClick={onClearFilters}>
            {words.clearFilters}
          </Button>
        }
      />
    );
  }
  if (filter.range !== 'all' || filter.from !== undefined) {
    return (
      <EmptyState
        icon={CalendarRange}
        title={words.nothingInRange(rangeName)}
        detail={words.nothingInRangeDetail}
        action={
          <Button tone="secondary" size="small" onClick={onShowAllHistory}>
            {words.showAllHistory}
          </Button>
        }
      />
    );
  }
  return <EmptyState icon={Inbox} title={words.empty} detail={words.emptyDetail} />;
}

interface HistoryErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function HistoryError({ error, retrying, onRetry }: HistoryErrorProps) {
  const words = useWords(transactionsWords);
  const { title, reference } = useExplain()(error);
  return (
    <Card padding="none">
      <ErrorState title={words.failed} reference={reference} onRetry={onRetry} retrying={retrying}>
        {title} {words.failedDetail}
      </ErrorState>
    </Card>
  );
}

function HistorySkeleton() {
  const words = useWords(transactionsWords);
  return (
    <Card padding="none">
      <Loading label={words.loading}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <AwaitedRow key={row} />
        ))}
      </Loading>
    </Card>
  );
}
