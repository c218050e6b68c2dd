import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

/** The member's investments, and their value. */
export const portfolioQuery = queryOptions({
  queryKey: ['portfolio'],
  queryFn: async ({ signal }) => (await bank()).portfolio.overview(undefined, { signal }),
});
