import type { z } from 'zod';
import { Category } from './transactions.ts';

/**
 * The categories of spending (R-D13): all categories but income, refunds, and money that stays the member's own because
 * it moves between their accounts or into investments.
 */
export const SpendingCategory = Category.exclude([
  'Income',
  'Refund',
  'Internal Transfer',
  'Investment',
  'Investment Transfer',
]);
export type SpendingCategory = z.infer<typeof SpendingCategory>;
