import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { MemberEvent } from '#contract/events/events.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { approvalsKey } from '../approvals/queries.ts';
import { billsKey } from '../bills/queries.ts';
import { cardsKey } from '../cards/queries.ts';
import { depositsKey } from '../deposits/queries.ts';
import { disputesKey } from '../disputes/queries.ts';
import { forecastKey } from '../forecast/queries.ts';
import { recentEventsQuery } from './events.ts';
import { memberQuery } from '../settings/member-queries.ts';
import { peopleKey } from '../people/queries.ts';
import { recipientsKey } from '../recipients/queries.ts';
import { loansKey } from '../loans/queries.ts';
import { moneyRequestsKey } from '../money-requests/queries.ts';
import { profileQuery, sentMessagesQuery, settingsQuery } from '../settings/queries.ts';
import { safeDepositKey } from '../safe-deposit/queries.ts';
import { securityKey } from '../identity/security/queries.ts';
import { supportKey } from '../support/queries.ts';
import { transactionsKey } from '../transactions/queries.ts';
import { transfersKey } from '../transfers/queries.ts';

const changedByMoney = [
  accountsQuery.queryKey,
  transactionsKey,
  transfersKey,
  recipientsKey,
  moneyRequestsKey,
  recentEventsQuery.queryKey,
];

/** What the portal reads again after each kind of event. */
const changedBy: Record<MemberEvent['kind'], readonly QueryKey[]> = {
  transfer: changedByMoney,
  'scheduled-transfer': [transfersKey, forecastKey, recentEventsQuery.queryKey],
  bill: [billsKey, cardsKey, ...changedByMoney],
  deposit: [depositsKey, ...changedByMoney],
  dispute: [disputesKey, ...changedByMoney],
  card: [cardsKey, ...changedByMoney],
  credit: changedByMoney,
  overdraft: [cardsKey, ...changedByMoney],
  visit: [safeDepositKey, recentEventsQuery.queryKey],
  'safe-deposit-charge': [safeDepositKey, ...changedByMoney],
  'goal-skipped': [recentEventsQuery.queryKey],
  certificate: changedByMoney,
  alert: [recentEventsQuery.queryKey],
  'sign-in': [securityKey, recentEventsQuery.queryKey],
  security: [
    memberQuery.queryKey,
    settingsQuery.queryKey,
    profileQuery.queryKey,
    securityKey,
    recentEventsQuery.queryKey,
  ],
  loan: [loansKey, ...changedByMoney],
  'money-request': changedByMoney,
  approval: [approvalsKey, billsKey, ...changedByMoney],
  access: [memberQuery.queryKey, peopleKey, recentEventsQuery.queryKey],
  message: [supportKey, recentEventsQuery.queryKey],
};

/**
 * Reads again whatever shows the member's money. For after a request that may have moved some: the live
 * event says the same a moment later, or not at all if the connection is down.
 */
export function refreshMoney(queries: QueryClient): Promise<void> {
  return refreshAll(queries, changedByMoney);
}

/** Reads again what an event has changed. Settles when the new figures are there. */
export function refreshAfter(queries: QueryClient, kind: MemberEvent['kind']): Promise<void> {
  // Whatever happens may have been told by a message too.
  return refreshAll(queries, [...changedBy[kind], sentMessagesQuery.queryKey]);
}

async function refreshAll(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
