import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { bank } from '../bank-client/bank-client.ts';

/** Under this key lies everything that is read of the forecast. */
export const forecastKey = ['forecast'] as const;

/** The forecast of the next 30 days. */
export const forecastQuery = queryOptions({
  queryKey: [...forecastKey, 'month'],
  queryFn: async ({ signal }) => (await bank()).forecast.month(undefined, { signal }),
});

/** The payments that fail only after this transfer. */
export function failsAfterQuery(transfer: TransferRequestInput) {
  return queryOptions({
    queryKey: [...forecastKey, 'fails-after', transfer],
    queryFn: async ({ signal }) =>
      (await (await bank()).forecast.failsAfter({ transfer }, { signal })).items,
  });
}

/** Reads the forecast again after a change to it that moved no money. */
export function refreshForecast(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: forecastKey });
}
