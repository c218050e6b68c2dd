import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MoneyRequestToAskInput } from '#contract/money-requests/money-requests.ts';
import type { IntentKey, MoneyRequestId, MutedId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** The key of all queries about requests for money. */
export const moneyRequestsKey = ['money-requests'] as const;

/** The requests of both sides, and the people that the member has muted. */
export const moneyRequestsQuery = queryOptions({
  queryKey: [...moneyRequestsKey, 'list'],
  queryFn: async ({ signal }) => (await bank()).moneyRequests.list(undefined, { signal }),
});

/** The request of a link. */
export function requestOfLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...moneyRequestsKey, 'link', token],
    queryFn: async ({ signal }) => (await bank()).moneyRequests.open({ token }, { signal }),
  });
}

/** It does the same when it is repeated, and is repeated where no answer came. */
export const askForMoney = mutationOptions({
  mutationFn: async (asked: { intentKey: IntentKey; request: MoneyRequestToAskInput }) =>
    (await bank()).moneyRequests.ask(asked),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});

/** Not retried: the first may have ended it, and the second would be refused. */
export const declineRequest = mutationOptions({
  mutationFn: async (id: MoneyRequestId) => (await bank()).moneyRequests.decline({ id }),
});

/** Not retried, for the same reason. */
export const cancelRequest = mutationOptions({
  mutationFn: async (id: MoneyRequestId) => (await bank()).moneyRequests.cancel({ id }),
});

export const muteAsker = mutationOptions({
  mutationFn: async (id: MoneyRequestId) => (await bank()).moneyRequests.mute({ id }),
});

export const unmuteAsker = mutationOptions({
  mutationFn: async (id: MutedId) => (await bank()).moneyRequests.unmute({ id }),
});
