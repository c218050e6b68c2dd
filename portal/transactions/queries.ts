import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import type { ExportFormat } from '#contract/procedures/http-terms.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import type {
  Category,
  Transaction,
  TransactionFilterInput,
} from '#contract/transactions/transactions.ts';
import { bank } from '../bank-client/bank-client.ts';
import { type AskedFile, exportedFile } from '../bank-client/fetched-file.ts';
import { type HistoryPages, readPage, withChanged } from './history-pages.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of the history. */
export const transactionsKey = ['transactions'] as const;

/** The first page is small, to be there at once; further pages are as large as the bank gives at a time. */
const furtherLimit = 1000;

/**
 * The filtered transactions, newest first, page by page. While another filter loads, the rows of the
 * last one stay (`isPlaceholderData`).
 */
export function transactionsQuery(filter: TransactionFilterInput) {
  return infiniteQueryOptions({
    queryKey: [...transactionsKey, 'search', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      const { transactions } = await bank();
      // By its status a row can come to stand far down; then all that is shown is read again.
      const known =
        filter.status === undefined ? client.getQueryData<HistoryPages>(queryKey) : undefined;
      return await readPage(known, pageParam, (cursor) =>
        transactions.search(
          cursor === undefined ? filter : { ...filter, cursor, limit: furtherLimit },
          { signal },
        ),
      );
    },
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The newest transactions that the filter matches; without one, of all accounts and whatever their age. */
export function newestTransactionsQuery(
  limit: number,
  filter: TransactionFilterInput = { range: 'all' },
) {
  return queryOptions({
    queryKey: [...transactionsKey, 'newest', limit, filter],
    queryFn: async ({ signal }) => {
      const page = await (await bank()).transactions.search({ ...filter, limit }, { signal });
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

/** Money in and money out in each of the last six months, the present month included. */
export const moneyByMonthQuery = queryOptions({
  queryKey: [...transactionsKey, 'months'],
  queryFn: async ({ signal }) => {
    const { months } = await (await bank()).transactions.byMonth({ months: 6 }, { signal });
    return months;
  },
});

/** Spending by category of everything that the filter matches. */
export function spendingQuery(filter: TransactionFilterInput) {
  return queryOptions({
    queryKey: [...transactionsKey, 'spending', filter],
    queryFn: async ({ signal }) => (await bank()).transactions.spending(filter, { signal }),
  });
}

/** A category in each of the last twelve months; nothing is asked for null. */
export function trendQuery(category: Category | null) {
  return queryOptions({
    queryKey: [...transactionsKey, 'trend', category],
    queryFn:
      category === null
        ? skipToken
        : async ({ signal }) => (await bank()).transactions.trend({ category }, { signal }),
  });
}

/** The letter of a month that is over; null for the last one. */
export function monthLetterQuery(month: LocalMonth | null) {
  return queryOptions({
    queryKey: [...transactionsKey, 'letter', month],
    queryFn: async ({ signal }) =>
      (await bank()).transactions.letter(month === null ? {} : { month }, { signal }),
  });
}

/** Everything about one transaction. */
export function transactionQuery(id: TransactionId) {
  return queryOptions({
    queryKey: [...transactionsKey, 'one', id],
    queryFn: async ({ signal }) => (await bank()).transactions.get({ id }, { signal }),
  });
}

/** Keeps a note and tags in place of those before; doing it again changes nothing. */
export const annotateTransaction = changeBy('transactions', 'annotate', repeatable);

/** The transaction that an event tells of, or null. */
export function eventTransactionQuery(sequence: number) {
  return queryOptions({
    queryKey: [...transactionsKey, 'of event', sequence],
    queryFn: async ({ signal }) =>
      (await (await bank()).events.transaction({ sequence }, { signal })).transaction,
  });
}

/** Changes one transaction wherever a history shows it; reading the history again leaves settled pages as they are. */
export function changeShown(
  queries: QueryClient,
  id: TransactionId,
  change: (transaction: Transaction) => Transaction,
): void {
  queries.setQueriesData<HistoryPages>(
    { queryKey: [...transactionsKey, 'search'] },
    (pages) => pages && withChanged(pages, new Set([id]), change),
  );
}

/** The filtered rows, as a file. */
export const exportTransactions = bankChange(
  (_, { format, ...asked }: AskedFile & { readonly format: ExportFormat }) =>
    exportedFile(format, asked),
  repeatable,
);
