import type { Category } from '#contract/transactions/transactions.ts';

/** What a transaction is listed under (spec §3). */
export const categories: Record<Category, string> = {
  Income: 'Income',
  Shopping: 'Shopping',
  Cash: 'Cash',
  Refund: 'Refund',
  Utilities: 'Utilities',
  Transportation: 'Transportation',
  Groceries: 'Groceries',
  Dining: 'Dining',
  Investment: 'Investment',
  Transfer: 'Transfer',
  Zelle: 'Zelle',
  Wire: 'Wire',
  'Internal Transfer': 'Internal Transfer',
  'External Transfer': 'External Transfer',
  'Investment Transfer': 'Investment Transfer',
  Housing: 'Housing',
  Education: 'Education',
  Health: 'Health',
  Travel: 'Travel',
  Insurance: 'Insurance',
  Subscriptions: 'Subscriptions',
  Giving: 'Giving',
  Entertainment: 'Entertainment',
};
