import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GoalDetails, GoalRule } from '#contract/goals/goals.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId, IntentKey } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { refreshForecast } from '../forecast/queries.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** Below the key of the accounts: the goals share out their balances, and are read again with them. */
const goalsKey = [...accountsQuery.queryKey, 'goals'] as const;

/** The open goals, and the savings accounts that they are parts of. */
export const goalsQuery = queryOptions({
  queryKey: goalsKey,
  queryFn: async ({ signal }) => (await bank()).goals.list(undefined, { signal }),
});

/** Reads again what a change of a goal shows in. */
export async function refreshGoals(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: goalsKey }), refreshForecast(queries)]);
}

/** Each change is idempotent, and is repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

/** Opens a goal in an account, or changes the goal that is named. */
export const saveGoal = mutationOptions({
  mutationFn: async (asked: {
    intentKey: IntentKey;
    in: { readonly id: GoalId } | { readonly account: AccountId };
    goal: GoalDetails;
  }) => {
    const { intentKey, goal, in: place } = asked;
    const { open, change } = (await bank()).goals;
    return 'id' in place
      ? change({ intentKey, id: place.id, goal })
      : open({ intentKey, goal: { ...goal, account: place.account } });
  },
  ...repeatable,
});

export const moveGoalMoney = mutationOptions({
  mutationFn: async (asked: {
    intentKey: IntentKey;
    id: GoalId;
    direction: 'aside' | 'back';
    amount: Cents;
  }) => (await bank()).goals.move(asked),
  ...repeatable,
});

export const setGoalRules = mutationOptions({
  mutationFn: async (asked: { intentKey: IntentKey; id: GoalId; rules: GoalRule[] }) =>
    (await bank()).goals.setRules(asked),
  ...repeatable,
});

export const closeGoal = mutationOptions({
  mutationFn: async (asked: { intentKey: IntentKey; id: GoalId }) =>
    (await bank()).goals.close(asked),
  ...repeatable,
});
