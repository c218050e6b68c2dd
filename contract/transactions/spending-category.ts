import type { z } from 'zod';
import { Category } from './transactions.ts';

/**
 * What spending is listed under (R-D13): every category of the history but income, refunds, and money
 * that stays the member's own, which is what moves between their accounts or into investments.
 */
export const SpendingCategory = Category.exclude([
  'Income',
  'Refund',
  'Internal Transfer',
  'Investment',
  'Investment Transfer',
]);
export type SpendingCategory = z.infer<typeof SpendingCategory>;
