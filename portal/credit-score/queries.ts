import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

/** The scores that were recorded, newest first, and what moves the newest. */
export const creditScoreQuery = queryOptions({
  queryKey: ['credit-score'],
  queryFn: async ({ signal }) => (await bank()).creditScore.history(undefined, { signal }),
});
