import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Transaction, TransactionFilter } from '#contract/transactions/transactions.ts';
import type { HistoryPages } from './history-pages.ts';
import { transactionsQuery } from './queries.ts';

/** A thousand transactions: some thirty sheets of paper. Anyone who wants more takes a file. */
const printedPages = 2;

/** Loads as much of the history as is printed, and lets the browser print. What could not be loaded is missing, and said so. */
export function usePrintHistory(filter: TransactionFilter) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const query = transactionsQuery(filter);
      const known = queries.getQueryData<HistoryPages>(query.queryKey);
      const hasAll = known?.pages.at(-1)?.next === null;
      if (!hasAll && (known?.pages.length ?? 0) < printedPages) {
        await queries
          .infiniteQuery({ ...query, pages: printedPages, staleTime: 0 })
          .catch(() => undefined);
      }
    },
    // Not before the screen has been told.
    onSettled: () => setTimeout(() => window.print()),
  });
}

/** The transactions that have been loaded, newest first. */
export function useLoadedHistory(filter: TransactionFilter): readonly Transaction[] {
  const queries = useQueryClient();
  const known = queries.getQueryData<HistoryPages>(transactionsQuery(filter).queryKey);
  return known?.pages.flatMap(({ transactions }) => transactions) ?? [];
}
