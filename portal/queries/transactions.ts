import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { TransactionId } from '#contract/ids.ts';
import type { TransactionFilterInput } from '#contract/transactions.ts';
import { bank } from '../bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from './query-client.ts';

/** Under this key lies everything that is read of the history. */
export const transactionsKey = ['transactions'] as const;

/**
 * The filtered transactions, newest first, page by page. While another filter loads, the rows of the
 * last one stay (`isPlaceholderData`).
 */
export function transactionsQuery(filter: TransactionFilterInput) {
  return infiniteQueryOptions({
    queryKey: [...transactionsKey, 'search', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      (await bank()).transactions.search(
        pageParam === undefined ? filter : { ...filter, cursor: pageParam },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The newest transactions of all accounts, whatever their age. */
export function newestTransactionsQuery(limit: number) {
  return queryOptions({
    queryKey: [...transactionsKey, 'newest', limit],
    queryFn: async ({ signal }) => {
      const page = await (await bank()).transactions.search({ range: 'all', limit }, { signal });
      return page.transactions;
    },
  });
}

/** Money in, money out and net of everything that the filter matches. */
export function totalsQuery(filter: TransactionFilterInput) {
  return queryOptions({
    queryKey: [...transactionsKey, 'totals', filter],
    queryFn: async ({ signal }) => (await bank()).transactions.totals(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everything about one transaction. */
export function transactionQuery(id: TransactionId) {
  return queryOptions({
    queryKey: [...transactionsKey, 'one', id],
    queryFn: async ({ signal }) => (await bank()).transactions.get({ id }, { signal }),
  });
}

/** The kinds of file that the history is exported as. */
export type ExportFormat = 'csv' | 'ofx';

/** What is filtered, as the text of a file. */
export const exportTransactions = mutationOptions({
  mutationFn: async ({
    format,
    filter,
  }: {
    format: ExportFormat;
    filter: TransactionFilterInput;
  }) => {
    const { transactions } = await bank();
    switch (format) {
      case 'csv': {
        const { csv, rows } = await transactions.exportCsv(filter);
        return { text: csv, rows };
      }
      case 'ofx': {
        const { ofx, rows } = await transactions.exportOfx(filter);
        return { text: ofx, rows };
      }
    }
  },
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});
