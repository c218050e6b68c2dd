import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { IntentKey, TransferId } from '#contract/ids.ts';
import type { TransferRequestInput } from '#contract/transfers.ts';
import { bank } from '../bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from './query-client.ts';

/** Under this key lies everything that is read of transfers. */
export const transfersKey = ['transfers'] as const;

/** The debits and credits that transfers made, newest first, page by page. */
export const transferHistoryQuery = infiniteQueryOptions({
  queryKey: [...transfersKey, 'history'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) =>
    (await bank()).transfers.history(pageParam === undefined ? {} : { cursor: pageParam }, {
      signal,
    }),
  getNextPageParam: (page) => page.next ?? undefined,
});

/** The four tiles above the history. */
export const tilesQuery = queryOptions({
  queryKey: [...transfersKey, 'tiles'],
  queryFn: async ({ signal }) => (await bank()).transfers.tiles(undefined, { signal }),
});

/** One transfer of the member. */
export function transferQuery(id: TransferId) {
  return queryOptions({
    queryKey: [...transfersKey, 'one', id],
    queryFn: async ({ signal }) => (await bank()).transfers.get({ id }, { signal }),
  });
}

/** Checks a transfer and says what it would do. Nothing moves. */
export const quoteTransfer = mutationOptions({
  mutationFn: async (transfer: TransferRequestInput) =>
    (await bank()).transfers.quote({ transfer }),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});

/**
 * Sends money. Repeats itself with the same intent key where no answer came, which cannot send
 * twice; ends `Unreachable` where it is still not known whether the transfer was made.
 */
export const sendTransfer = mutationOptions({
  mutationFn: async (intention: { intentKey: IntentKey; transfer: TransferRequestInput }) =>
    (await bank()).transfers.create(intention),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});
