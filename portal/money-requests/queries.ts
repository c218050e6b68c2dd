import type { MoneyRequestToAskInput } from '#contract/money-requests/money-requests.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { readBy } from '../queries/bank-queries.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** The key of all queries about requests for money. */
export const moneyRequestsKey = ['money-requests'] as const;

/** The requests of both sides, and the people that the member has muted. */
export const moneyRequestsQuery = readBy('moneyRequests', 'list', [...moneyRequestsKey, 'list']);

/** The request of a link. */
export function requestOfLinkQuery(token: string) {
  return readBy('moneyRequests', 'open', [...moneyRequestsKey, 'link', token], { token });
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
