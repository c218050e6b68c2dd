import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AlertRequest } from '#contract/alerts/alerts.ts';
import type { AlertId, IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** An alert that the member has set. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: async ({ signal }) => (await (await bank()).alerts.list(undefined, { signal })).alerts,
});

/** The payees to choose from for an alert. */
export const knownPayeesQuery = queryOptions({
  queryKey: ['alert payees'],
  queryFn: async ({ signal }) => (await (await bank()).alerts.payees(undefined, { signal })).payees,
});

export function refreshAlerts(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: alertsQuery.queryKey });
}

/** Does the same when it is repeated, and is repeated where no answer came. */
export const addAlert = mutationOptions({
  mutationFn: async (asked: { intentKey: IntentKey; alert: AlertRequest; replaces?: AlertId }) =>
    (await bank()).alerts.add(asked),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});

export const removeAlert = mutationOptions({
  mutationFn: async (id: AlertId) => (await bank()).alerts.remove({ id }),
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
});
