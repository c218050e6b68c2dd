import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';

/** The member's deposit accounts in their order, and the sum of their balances. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await bank()).accounts.list(undefined, { signal }),
});

/** What each account had at the end of each of so many days, and all together; the last day is today. */
export function balanceHistoryQuery(days: number) {
  return queryOptions({
    queryKey: [...accountsQuery.queryKey, 'history', days],
    queryFn: async ({ signal }) => (await bank()).accounts.balanceHistory({ days }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How the available balance of an account comes about. */
export function balanceExplainedQuery(account: AccountId) {
  return queryOptions({
    queryKey: [...accountsQuery.queryKey, 'explained', account],
    queryFn: async ({ signal }) => (await bank()).accounts.explain({ account }, { signal }),
  });
}

/** Shows the full numbers of an account: asked anew each time, and forgotten as soon as nobody looks. */
export const showAccountNumbers = mutationOptions({
  mutationFn: async (account: AccountId) => (await bank()).accounts.numbers({ account }),
  gcTime: 0,
});
