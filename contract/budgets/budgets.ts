import { SpendingCategory } from '../transactions/transactions.ts';
import { z } from 'zod';
import { IntentKey } from '../text/ids.ts';
import { Cents } from '../money/money.ts';
import { refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';

/** A calendar month in the time zone of the credit union, `YYYY-MM`. */
export const SpendingMonth = z
  .string()
  .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/)
  .brand<'SpendingMonth'>()
  .meta({ examples: ['2026-02'] });
export type SpendingMonth = z.infer<typeof SpendingMonth>;

/** The member's planned spending in a month at most, in one category. */
export const Budget = z.object({ category: SpendingCategory, amount: Cents });
export type Budget = z.infer<typeof Budget>;

/** Why a budget is refused, in the order in which it is checked. */
export const budgetRefusals = {
  /** Below `budgetLeast` or above `budgetMost`. */
  BUDGET_OUT_OF_BOUNDS: refusal('A budget cannot be as small or as large as this.', {
    least: Cents,
    most: Cents,
  }),
} as const;

/** A category in the month. */
export const CategorySpending = z.object({
  category: SpendingCategory,
  /**
   * Debits that completed or are on their way, less the credits that are filed under the category: below zero where refunds
   * exceed the spending. Failed and cancelled debits and payments of cards do not count; purchases with credit cards do.
   */
  spent: Cents,
  /** The budget as it stands now, also for a month that is over. */
  budget: Cents.nullable(),
  /**
   * A month's spending on average, over the three calendar months before; over fewer where the
   * history begins later, and null where it begins with this month.
   */
  average: Cents.nullable(),
});
export type CategorySpending = z.infer<typeof CategorySpending>;

/**
 * The spending in a month, computed from the history of all accounts and from the purchases with credit and business cards.
 * The payment of such a card's bill is not spent a second time.
 */
export const MonthSpending = z.object({
  month: SpendingMonth,
  /** The months that can be asked for, newest first: up to two years, none before the history. */
  months: z.array(SpendingMonth),
  /** Every category, in the order of the specification, also where nothing was spent. */
  categories: z.array(CategorySpending),
  /** The sum of the spending, before `refunds`. */
  spent: Cents,
  /** Credits filed as refunds and not under what they are of: no category is lowered by them. */
  refunds: Cents,
  /** The spending less the refunds. */
  net: Cents,
  /** The sum of the budgets, and the spending in the categories that have a budget. */
  budgeted: z.object({ budget: Cents, spent: Cents }),
});
export type MonthSpending = z.infer<typeof MonthSpending>;

const { reads, changes } = proceduresUnder('Budgets');

export const budgets = {
  /** Spending against budgets in one month; by default in the current month. */
  month: reads('see', '/budgets', 'Spending in a month')
    .errors({
      /** Ahead of now, or before the first of `months`. */
      MONTH_OUT_OF_RANGE: refusal('There is no spending to show for this month.', {
        earliest: SpendingMonth,
        latest: SpendingMonth,
      }),
    })
    .input(z.object({ month: SpendingMonth.optional() }))
    .output(MonthSpending),

  /**
   * Sets the budget of a category, or changes it. Repeating it with the same key changes nothing and
   * gets the first answer again.
   */
  set: changes('manage', '/budgets', 'Set a budget')
    .errors({ ...budgetRefusals, ...keyReusedRefusal })
    .input(z.object({ intentKey: IntentKey, budget: Budget }))
    .output(Budget),

  /** Removes the budget of a category; `NOT_FOUND` if it has none. Repeatable like `set`. */
  remove: changes('manage', '/budgets/remove', 'Remove a budget')
    .errors(keyReusedRefusal)
    .input(z.object({ intentKey: IntentKey, category: SpendingCategory }))
    .output(z.object({ category: SpendingCategory })),
};
