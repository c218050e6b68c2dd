import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

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
export const addAlert = changeBy('alerts', 'add', repeatable);

export const removeAlert = changeBy('alerts', 'remove', repeatable);
