import type { Explanations } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

type GoalCode = Extract<keyof Explanations, `GOAL_${string}`> | 'TOO_MANY_GOALS' | 'UNKNOWN_GOAL';

/** What the bank says when it will not do something about a goal. */
export const goalRefusals: Pick<Explanations, GoalCode> = {
  GOAL_NAME_WRONG: {
    title: 'A goal needs a name, without <, > or hidden characters.',
    detail: 'Nothing was changed.',
  },
  GOAL_NAME_TOO_LONG: ({ most }) => ({
    title: `A name has at most ${formatCount(most)} characters.`,
    detail: 'Please shorten it. Nothing was changed.',
  }),
  GOAL_NAME_TAKEN: {
    title: 'Another goal of yours has this name.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  GOAL_TARGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `A goal is from ${formatMoney(least)} to ${formatMoney(most)}.`,
    detail: 'Please change the amount. Nothing was changed.',
  }),
  GOAL_DATE_PAST: {
    title: 'Choose tomorrow or a later day.',
    detail: 'Nothing was changed.',
  },
  GOAL_ACCOUNT_WRONG: {
    title: 'A goal is part of one of your savings accounts.',
    detail: 'Please choose one of them. Nothing was changed.',
  },
  TOO_MANY_GOALS: ({ most }) => ({
    title: `You can have up to ${formatCount(most)} goals.`,
    detail: 'Close one before you add another. Nothing was changed.',
  }),
  GOAL_REST_TOO_SMALL: ({ rest }) => ({
    title: `Only ${formatMoney(rest)} of this account is not set aside yet.`,
    detail: 'Please enter a smaller amount. Nothing was changed.',
  }),
  GOAL_SHARE_TOO_SMALL: ({ share }) => ({
    title: `Only ${formatMoney(share)} is set aside for this goal.`,
    detail: 'Please enter a smaller amount. Nothing was changed.',
  }),
  GOAL_RULE_ACCOUNT_WRONG: {
    title: 'A rule takes money from another account of yours.',
    detail: 'Please choose one. The rules are as they were.',
  },
  GOAL_RULE_AMOUNT_WRONG: ({ most }) => ({
    title: `The amount of a rule is at most ${formatMoney(most)}.`,
    detail: 'Please change it. The rules are as they were.',
  }),
  GOAL_RULE_TWICE: {
    title: 'A goal has each rule once.',
    detail: 'The rules are as they were.',
  },
  UNKNOWN_GOAL: {
    title: 'This goal is closed, or is not part of the account that the money goes to.',
    detail: 'Please choose again. Nothing was sent.',
  },
};
