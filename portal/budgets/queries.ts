import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Budget, SpendingMonth } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import { transactionsKey } from '../transactions/queries.ts';

/** Below the key of the transactions, from which spending is computed: spending is read again with them. */
const spendingKey = [...transactionsKey, 'spending'] as const;

/** Spending against budgets in that month; null for the month that it is now. */
export function spendingQuery(month: SpendingMonth | null) {
  return queryOptions({
    queryKey: [...spendingKey, month],
    queryFn: async ({ signal }) =>
      (await bank()).budgets.month(month === null ? {} : { month }, { signal }),
  });
}

/** Reads again what a change of a budget shows in. */
export function refreshSpending(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: spendingKey });
}

/** Both requests do the same when they are repeated, and are repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export const setBudget = mutationOptions({
  mutationFn: async (change: { intentKey: IntentKey; budget: Budget }) =>
    (await bank()).budgets.set(change),
  ...repeatable,
});

export const removeBudget = mutationOptions({
  mutationFn: async (change: { intentKey: IntentKey; category: SpendingCategory }) =>
    (await bank()).budgets.remove(change),
  ...repeatable,
});
