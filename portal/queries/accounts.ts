import { queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/ids.ts';
import { bank } from '../bank-client.ts';

/** The member's deposit accounts in their order, and the sum of their balances. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await bank()).accounts.list(undefined, { signal }),
});

/** How the available balance of an account comes about. */
export function balanceExplainedQuery(account: AccountId) {
  return queryOptions({
    queryKey: [...accountsQuery.queryKey, 'explained', account],
    queryFn: async ({ signal }) => (await bank()).accounts.explain({ account }, { signal }),
  });
}
