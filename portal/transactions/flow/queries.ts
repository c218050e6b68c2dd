import { queryOptions } from '@tanstack/react-query';
import type { LocalMonth } from '#contract/time/time.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { transactionsKey } from '../queries.ts';
import { changeBy, repeatable } from '../../queries/bank-changes.ts';

/** Where the money of a month went; null for the month that it is now. */
export function cashFlowQuery(month: LocalMonth | null) {
  return queryOptions({
    queryKey: [...transactionsKey, 'cash-flow', month],
    queryFn: async ({ signal }) =>
      (await bank()).transactions.cashFlow(month === null ? {} : { month }, { signal }),
  });
}

/** Payments that come back. */
export const subscriptionsQuery = queryOptions({
  queryKey: [...transactionsKey, 'subscriptions'],
  queryFn: async ({ signal }) =>
    (await (await bank()).transactions.subscriptions(undefined, { signal })).subscriptions,
});

/** The payees with a fixed category. */
export const payeeRulesQuery = queryOptions({
  queryKey: [...transactionsKey, 'payee-rules'],
  queryFn: async ({ signal }) =>
    (await (await bank()).transactions.payeeRules(undefined, { signal })).rules,
});

export const removePayeeRule = changeBy('transactions', 'removePayeeRule', repeatable);
