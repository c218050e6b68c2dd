import { counted } from '../language/counted.ts';

/** What the picture of the spending by category says. */
export const spending = {
  heading: 'Spending by category',
  /** The part of the ring that stands for the smallest categories together. */
  others: (count: number) => counted(count, 'smaller one', 'smaller ones'),
  summary: (parts: string) => `Spending by category: ${parts}`,
  part: (category: string, percent: string) => `${category} ${percent}`,
  percent: (percent: number) => (percent < 1 ? 'under 1%' : `${Math.round(percent)}%`),
  total: 'Spent',
  column: { category: 'Category', count: 'Payments', share: 'Share', spent: 'Spent' },
  only: (category: string) => `${category}, show only these`,
  none: 'No spending here',
  noneDetail: 'Payments and purchases that match the filters are added up here.',
  /** Heads the rows of what left and is no spending. */
  notSpent: 'Not spending',
  moneyOut: 'Money out',
  note: 'A refund lowers the category that it is filed under. What failed or was cancelled is back in the account and is not counted.',
  failed: 'The spending could not be added up.',
  loading: 'Adding up the spending',
};
