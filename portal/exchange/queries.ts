import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';

const askAgainMs = 60_000;

/** The values of the currencies. Read again every minute while the page is looked at: the bank renews them by itself. */
export const exchangeRatesQuery = queryOptions({
  queryKey: ['exchange rates'],
  queryFn: async ({ signal }) => (await bank()).exchange.rates(undefined, { signal }),
  refetchInterval: askAgainMs,
  staleTime: 0,
});
