import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** The signed-in portal's knowledge of the bank. A client for each visit: never shared between members. */
export function newQueryClient(): QueryClient {
  return new VisitQueries({
    defaultOptions: {
      queries: {
        // The demo answers without a network, and live a try says more than the browser's guess.
        networkMode: 'always',
        // Live events announce changes; this covers an event that did not arrive.
        staleTime: 60_000,
        retry: mayHelpToAskAgain,
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

class VisitQueries extends QueryClient {
  /**
   * Reads changed data again. A first answer that is on its way may be from before the change, and would be taken for new:
   * its request is given up, and its observers ask again.
   */
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { predicate = () => true } = filters;
    await this.cancelQueries({
      ...filters,
      fetchStatus: 'fetching',
      predicate: (query) => query.state.data === undefined && predicate(query),
    });
    await super.invalidateQueries(filters, options);
  }
}
