import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

/** What the member has invested, and what it is worth. */
export const portfolioQuery = queryOptions({
  queryKey: ['portfolio'],
  queryFn: async ({ signal }) => (await bank()).portfolio.overview(undefined, { signal }),
});
