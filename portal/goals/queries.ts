import { type QueryClient } from '@tanstack/react-query';
import type { GoalDetails } from '#contract/goals/goals.ts';
import type { AccountId, GoalId, IntentKey } from '#contract/text/ids.ts';
import { readBy } from '../queries/bank-queries.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { refreshForecast } from '../forecast/queries.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** Below the key of the accounts: the goals share out their balances, and are read again with them. */
const goalsKey = [...accountsQuery.queryKey, 'goals'] as const;

/** The open goals, and the savings accounts that they are parts of. */
export const goalsQuery = readBy('goals', 'list', goalsKey);

/** Reads again what a change of a goal shows in. */
export async function refreshGoals(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: goalsKey }), refreshForecast(queries)]);
}

/** Opens a goal in an account, or changes the goal that is named. */
export const saveGoal = bankChange(
  (
    { goals },
    asked: {
      intentKey: IntentKey;
      in: { readonly id: GoalId } | { readonly account: AccountId };
      goal: GoalDetails;
    },
  ) => {
    const { intentKey, goal, in: place } = asked;
    return 'id' in place
      ? goals.change({ intentKey, id: place.id, goal })
      : goals.open({ intentKey, goal: { ...goal, account: place.account } });
  },
  repeatable,
);

export const moveGoalMoney = changeBy('goals', 'move', repeatable);

export const setGoalRules = changeBy('goals', 'setRules', repeatable);

export const closeGoal = changeBy('goals', 'close', repeatable);
