import { type QueryClient } from '@tanstack/react-query';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { bankQuery, readBy } from '../queries/bank-queries.ts';

/** Under this key lies everything that is read of the forecast. */
export const forecastKey = ['forecast'] as const;

/** The forecast of the next 30 days. */
export const forecastQuery = readBy('forecast', 'month', [...forecastKey, 'month']);

/** The payments that fail only after this transfer. */
export function failsAfterQuery(transfer: TransferRequestInput) {
  return bankQuery(
    [...forecastKey, 'fails-after', transfer],
    async ({ forecast }, ask) => (await forecast.failsAfter({ transfer }, ask)).items,
  );
}

/** Reads the forecast again after a change to it that moved no money. */
export function refreshForecast(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: forecastKey });
}
