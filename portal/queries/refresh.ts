import type { QueryClient } from '@tanstack/react-query';
import type { MemberEvent } from '#contract/events.ts';
import { accountsQuery } from './accounts.ts';
import { billsKey } from './bills.ts';
import { cardsKey } from './cards.ts';
import { recentEventsQuery } from './events.ts';
import { recipientsKey } from './recipients.ts';
import { transactionsKey } from './transactions.ts';
import { transfersKey } from './transfers.ts';

/** What the portal reads anew when the member's money has moved. */
const changedByMoney = [
  accountsQuery.queryKey,
  transactionsKey,
  transfersKey,
  recipientsKey,
  recentEventsQuery.queryKey,
];

/** What the portal reads anew after each kind of event. */
const changedBy: Record<MemberEvent['kind'], readonly (readonly unknown[])[]> = {
  transfer: changedByMoney,
  bill: [billsKey, ...changedByMoney],
  card: [cardsKey, recentEventsQuery.queryKey],
  'sign-in': [recentEventsQuery.queryKey],
};

/**
 * Reads anew whatever shows the member's money. For after an ask that may have moved some: the live
 * event says the same a moment later, or not at all if the connection is down.
 */
export function refreshMoney(queries: QueryClient): Promise<void> {
  return refreshAll(queries, changedByMoney);
}

/** Reads anew what an event has changed. Settles when the new figures are there. */
export function refreshAfter(queries: QueryClient, kind: MemberEvent['kind']): Promise<void> {
  return refreshAll(queries, changedBy[kind]);
}

async function refreshAll(
  queries: QueryClient,
  keys: readonly (readonly unknown[])[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
