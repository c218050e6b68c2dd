import type { GoalRuleKind } from '#contract/goals/goal-terms.ts';

const skipped: Record<GoalRuleKind, string> = {
  'round-up': 'The round-ups of the day were not moved.',
  sweep: 'Nothing was moved from above your limit.',
  payday: 'The amount for your payday was not moved.',
};

/** What the notifications say about goals. */
export const goalNotices = {
  skipped: (goal: string) => `Not moved to ${goal}`,
  detail: (rule: GoalRuleKind, account: string) =>
    `${account} did not have enough. ${skipped[rule]} No money moved.`,
};
