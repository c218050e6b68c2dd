import { type QueryClient } from '@tanstack/react-query';
import type { SpendingMonth } from '#contract/budgets/budgets.ts';
import { readBy } from '../queries/bank-queries.ts';
import { transactionsKey } from '../transactions/queries.ts';
import { changeBy, repeatable } from '../queries/bank-changes.ts';

/** Below the key of the transactions, from which spending is computed: spending is read again with them. */
const spendingKey = [...transactionsKey, 'spending'] as const;

/** Spending against budgets in that month; null for the month that it is now. */
export function spendingQuery(month: SpendingMonth | null) {
  return readBy('budgets', 'month', [...spendingKey, month], month === null ? {} : { month });
}

/** Reads again what a change of a budget shows in. */
export function refreshSpending(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: spendingKey });
}

export const setBudget = changeBy('budgets', 'set', repeatable);

export const removeBudget = changeBy('budgets', 'remove', repeatable);
