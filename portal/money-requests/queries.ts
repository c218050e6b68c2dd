import { queryOptions } from '@tanstack/react-query';
import type { MoneyRequestToAskInput } from '#contract/money-requests/money-requests.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

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
export const askForMoney = bankChange(
  ({ moneyRequests }, asked: { intentKey: IntentKey; request: MoneyRequestToAskInput }) =>
    moneyRequests.ask(asked),
  repeatable,
);

/** Not retried: the first may have ended it, and the second would be refused. */
export const declineRequest = changeBy('moneyRequests', 'decline');

/** Not retried, for the same reason. */
export const cancelRequest = changeBy('moneyRequests', 'cancel');

export const muteAsker = changeBy('moneyRequests', 'mute');

export const unmuteAsker = changeBy('moneyRequests', 'unmute');
