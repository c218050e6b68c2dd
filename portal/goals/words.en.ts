import type { GoalPicture } from '#contract/goals/goal-terms.ts';
import { ended } from '../language/ended.ts';

const pictures: Record<GoalPicture, string> = {
  cushion: 'Rainy day',
  home: 'Home',
  car: 'Car',
  trip: 'Trip',
  education: 'Education',
  gift: 'Gift',
  health: 'Health',
  device: 'Device',
};

/** What the portal says about savings goals. */
export const goals = {
  title: 'Savings goals',
  description:
    'Set money aside in your savings for what you have in mind. It stays in the account.',
  loading: 'Loading your goals',
  failed: 'Your goals cannot be shown right now',
  pictures,

  none: 'No goals yet',
  noneDetail:
    'Name what you are saving for and how much it takes. You choose how money gets there.',
  noSavings: 'A goal is part of a savings account, and you do not have one yet.',
  rest: 'Not set aside',
  restOf: (balance: string) => `of ${balance} in this account`,

  of: (share: string, target: string, percent: number) => `${share} of ${target}, ${percent}%`,
  reached: 'You are there.',
  by: (day: string) => `By ${day}`,
  needed: {
    once: (amount: string, day: string) => `${amount} more gets you there by ${ended(day)}`,
    month: (amount: string, day: string) => `${amount} a month gets you there by ${ended(day)}`,
  },
  passed: (day: string) => `The day you chose, ${day}, has passed.`,
  short: (amount: string) =>
    `${amount} of what you set aside has left the account. The next money that comes in fills the goal first.`,
  ruleLines: {
    'round-up': (account: string) => `Payments from ${account} are rounded up`,
    sweep: (account: string, amount: string) => `What ${account} has above ${amount} each evening`,
    payday: (account: string, amount: string) => `${amount} each payday from ${account}`,
  },

  add: 'New goal',
  actions: (goal: string) => `Actions for ${goal}`,
  aside: 'Set money aside',
  asideOf: (goal: string) => `Set money aside for ${goal}`,
  back: 'Take money back',
  backOf: (goal: string) => `Take money back from ${goal}`,
  rules: 'Rules',
  rulesOf: (goal: string) => `Rules for ${goal}`,
  edit: 'Edit',
  editOf: (goal: string) => `Edit ${goal}`,
  close: 'Close goal',
  closeOf: (goal: string) => `Close goal ${goal}`,

  name: 'What are you saving for?',
  nameNeeded: 'Enter a name for the goal.',
  nameHint: (most: number) => `At most ${most} characters`,
  account: 'Savings account',
  picture: 'Picture',
  target: 'How much does it take?',
  bounds: (least: string, most: string) => `From ${least} to ${most}`,
  outside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  wantedBy: 'By when? (optional)',
  amount: 'Amount',
  amountNeeded: 'Enter an amount above $0.00.',
  amountOrZero: 'Enter an amount, or 0 to leave nothing there.',
  canBeSetAside: (amount: string) => `${amount} is not set aside yet`,
  isSetAside: (amount: string) => `${amount} is set aside for this goal`,
  stays: 'The money stays in your savings account. It only belongs to this goal.',

  from: 'From',
  roundUp: 'Round up payments',
  roundUpHint: 'The change to the next dollar of each payment.',
  sweep: 'Move what is left over',
  sweepHint: 'Each evening, what the account has above an amount.',
  sweepAbove: 'Keep in the account',
  payday: 'Every payday',
  paydayHint: 'An amount for each deposit of income.',
  paydayAmount: 'Amount each payday',
  rulesRun:
    'Rules run shortly after midnight for the day before. They stop when the goal is reached. If the account does not have enough, nothing moves and we tell you.',
  noSource: 'Rules move money from another account of yours, and you have none.',

  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  opened: (goal: string) => `The goal ${goal} was added.`,
  changed: (goal: string) => `The goal ${goal} was changed.`,
  movedAside: (amount: string, goal: string) => `${amount} was set aside for ${ended(goal)}`,
  movedBack: (amount: string, goal: string) => `${amount} was taken back from ${ended(goal)}`,
  rulesSet: (goal: string) => `The rules for ${goal} were saved.`,
  closed: (goal: string) => `The goal ${goal} was closed. Its money stays in the account.`,
  closing: 'Closing...',
  closeTitle: (goal: string) => `Close ${goal}?`,
  closeDetail: (share: string, account: string) =>
    `${share} stays in ${account} and is no longer set aside. Rules for this goal end.`,
};
