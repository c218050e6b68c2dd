import { bankQuery, readBy } from '../queries/bank-queries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { bank } from '../bank-client/bank-client.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of the safe deposit box. */
export const safeDepositKey = ['safe deposit'] as const;

/** The member's box; null where there is none. */
export const boxQuery = bankQuery(
  [...safeDepositKey, 'box'],
  async ({ safeDeposit }, ask) => (await safeDeposit.box(undefined, ask)).box,
);

/** The visits that lie ahead, soonest first. */
export const visitsQuery = bankQuery(
  [...safeDepositKey, 'visits'],
  async ({ safeDeposit }, ask) => (await safeDeposit.visits(undefined, ask)).visits,
);

/** The times of a day; without one, of the first day that has any. Others take them meanwhile. */
export function visitDayQuery(day: string | null) {
  return queryOptions({
    queryKey: [...safeDepositKey, 'day', day],
    queryFn: async ({ signal }) =>
      (await bank()).safeDeposit.slots(day === null ? {} : { day }, { signal }),
    staleTime: 0,
  });
}

/** The yearly charges, the newest year first. */
export const boxBillingQuery = readBy('safeDeposit', 'billing', [...safeDepositKey, 'billing']);

/** Schedules a visit. Ends `Unreachable` where it is still not known whether it did. */
export const scheduleVisit = changeBy('safeDeposit', 'scheduleVisit', repeatable);

/** Cancelling again changes nothing. */
export const cancelVisit = changeBy('safeDeposit', 'cancelVisit', repeatable);

/** Shows the visits as a change leaves them, before they are read again. */
export function changeShownVisits(
  queries: QueryClient,
  change: (visits: readonly Visit[]) => Visit[],
): void {
  queries.setQueryData(visitsQuery.queryKey, (visits) => visits && change(visits));
}
