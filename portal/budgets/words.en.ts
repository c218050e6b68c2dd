import type { SpendingCategory } from '#contract/transactions/spending-category.ts';
import { ended } from '../language/ended.ts';

const categories: Record<SpendingCategory, string> = {
  Shopping: 'Shopping',
  Cash: 'Cash',
  Utilities: 'Utilities',
  Transportation: 'Transportation',
  Groceries: 'Groceries',
  Dining: 'Dining',
  Transfer: 'Transfer',
  Zelle: 'Zelle',
  Wire: 'Wire',
  'External Transfer': 'External Transfer',
  Housing: 'Housing',
  Education: 'Education',
  Health: 'Health',
  Travel: 'Travel',
  Insurance: 'Insurance',
  Subscriptions: 'Subscriptions',
  Giving: 'Giving',
  Entertainment: 'Entertainment',
};

/** What the budgeting tools say. */
export const budgets = {
  title: 'Budgeting tools',
  description: 'What you spend in a month, compared with what you plan to spend.',
  loading: 'Loading your spending',
  failed: 'Your spending cannot be shown',
  categories,

  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  spent: 'Spent',
  lessRefunds: (refunds: string, net: string) => `${net} after ${refunds} in refunds`,
  budgeted: 'In your budgets',
  ofAllBudgets: (budget: string, percent: number) => `of ${budget}, ${percent}%`,
  noBudget: 'No budget is set yet.',
  ofBudget: (spent: string, budget: string, percent: number) =>
    `${spent} of ${budget}, ${percent}%`,
  left: (amount: string) => `${amount} left`,
  reached: 'The budget is used up.',
  over: (amount: string) => `Over budget by ${amount}`,
  cameBack: (amount: string) => `${amount} more came back than was spent`,
  withoutBudget: (spent: string) => `${spent} spent, no budget`,
  earlierMonths: 'Earlier months are compared with the budgets you have now.',
  rule: 'This counts completed, processing and pending payments from all your accounts, by the credit union’s calendar. It leaves out money moved between your own accounts or into investments, and payments that failed or were cancelled. A refund that you file under what it was for lowers that category; any other refund lowers only the total.',

  byCategory: 'By category',
  share: 'Where it went',
  nothing: 'Nothing was spent in this month',
  nothingDetail: 'Your payments will be shown here by category.',
  others: (count: number) =>
    count === 1 ? 'Show 1 category without spending' : `Show ${count} categories without spending`,
  set: 'Set budget',
  setOf: (category: string) => `Set budget for ${category}`,
  change: 'Change',
  changeOf: (category: string) => `Change the budget for ${category}`,

  amount: (category: string) => `Monthly budget for ${category}`,
  bounds: (least: string, most: string) => `From ${least} to ${most}`,
  average: (amount: string) =>
    `You spent ${amount} a month on average, over up to three previous months.`,
  takeAverage: (amount: string) => `Use ${amount}`,
  amountNeeded: 'Enter the amount of the budget.',
  outside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove budget',
  removing: 'Removing...',
  cancel: 'Cancel',
  saved: (category: string, amount: string) => `The budget for ${category} is now ${ended(amount)}`,
  removed: (category: string) => `The budget for ${category} was removed.`,
};
