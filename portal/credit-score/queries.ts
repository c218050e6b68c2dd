import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

/** The recorded scores, newest first, and the factors of the newest. */
export const creditScoreQuery = queryOptions({
  queryKey: ['credit-score'],
  queryFn: async ({ signal }) => (await bank()).creditScore.history(undefined, { signal }),
});
