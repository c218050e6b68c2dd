import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client.ts';

/** The member's deposit accounts in their order, and the sum of their balances. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await bank()).accounts.list(undefined, { signal }),
});
