import { z } from 'zod';
import { SpendingCategory } from './spending-category.ts';
import { Cents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { Category, filterRefusals, TransactionFilter } from './transactions.ts';

/**
 * The spending in all transactions that match a filter. Spending is money that left for others: money that moves between
 * the member's own accounts or into investments is not spending, nor are failed or cancelled transactions. A refund filed
 * under its own purpose lowers that category, also below zero, where the filter means both directions; a mere `Refund`
 * lowers no category.
 */
export const Spending = z.object({
  /** The sum over all categories. */
  spent: Cents,
  /** Categories in which something was spent or came back, the largest sum first. */
  categories: z.array(
    z.object({
      category: SpendingCategory,
      spent: Cents,
      /** How many transactions these are, refunds included. */
      count: z.int(),
    }),
  ),
  /**
   * The other money out, by the other categories, the largest sum first: with `spent` it is the money out less those
   * refunds.
   */
  notSpent: z.array(
    z.object({
      category: Category.exclude(SpendingCategory.options),
      amount: Cents,
      count: z.int(),
    }),
  ),
});
export type Spending = z.infer<typeof Spending>;

const { reads } = proceduresUnder('Transactions');

export const transactionSpending = {
  /** Spending by category of all transactions that match the filter. */
  spending: reads('see', '/transactions/spending', 'Spending by category of what is filtered')
    .errors(filterRefusals)
    .input(TransactionFilter)
    .output(Spending),
};
