import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { transactionsKey } from '../transactions/queries.ts';

/** Below the key of the transactions: what happens changes what is to come. */
const forecastKey = [...transactionsKey, 'forecast'] as const;

/** What the next 30 days bring. */
export const forecastQuery = queryOptions({
  queryKey: [...forecastKey, 'month'],
  queryFn: async ({ signal }) => (await bank()).forecast.month(undefined, { signal }),
});

/** Money that is about to leave an account; with `to` it goes to another of the member's own. */
export interface Leaving {
  readonly from: string;
  readonly to?: string | undefined;
  readonly amount: number;
}

/** What would fail after it, and only after it. */
export function failsAfterQuery(leaving: Leaving) {
  return queryOptions({
    queryKey: [...forecastKey, 'fails-after', leaving],
    queryFn: async ({ signal }) =>
      (await (await bank()).forecast.failsAfter(leaving, { signal })).items,
  });
}
