import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal, proceduresUnder } from '../procedures/procedure.ts';
import { LocalDate, LocalMonth } from '../time/time.ts';
import {
  Category,
  Moved,
  SpendingCategory,
  filterRefusals,
  TransactionFilter,
} from './transactions.ts';
import { TransactionId } from '../text/ids.ts';
import { addressNumber } from '../text/text.ts';

/** The money in, or the money out, of a category; parts of split transactions count in their own categories. */
const Flow = z.object({ category: Category, amount: PositiveCents, count: z.int() });

/**
 * The sources and uses of the money of a month. Money between own accounts and money paid out by a loan are left out. A
 * refund filed under a purpose is taken from the spending on it; an excess of refunds is among the income. A purchase with a
 * credit or business card is spent on its day, and the payment of the card's bill is not.
 */
export const CashFlow = z.object({
  month: LocalMonth,
  /** The months that can be asked for, newest first: up to two years, none before the history. */
  months: z.array(LocalMonth),
  /** The largest first. */
  income: z.array(Flow),
  purposes: z.array(Flow),
  moneyIn: Cents,
  moneyOut: Cents,
  /** Money in less money out: below zero where more left. */
  saved: Cents,
  /**
   * The spending, less its refunds, by the end of each day, from the first to the last that has begun; without investments.
   */
  spent: z.array(Cents),
  /** The same of the whole month before. */
  spentBefore: z.array(Cents),
});
export type CashFlow = z.infer<typeof CashFlow>;

/** A payment that comes back, as the history shows it. */
export const Subscription = z.object({
  /** The name of the newest transaction. */
  name: z.string(),
  /** Null for a payment by a credit or business card: its ledger has no categories. */
  category: Category.nullable(),
  rhythm: z.enum(['monthly', 'yearly']),
  /** Of the newest payment. */
  amount: PositiveCents,
  /** Those of fourteen months, the newest first; a payment by a credit or business card is no transaction of an account. */
  payments: z.array(
    z.object({ day: LocalDate, amount: PositiveCents, transaction: TransactionId.nullable() }),
  ),
  /** When the next one is likely. */
  next: LocalDate,
  /** The price before the newest price, and the first day of the newest; null where the price never changed. */
  changed: z.object({ before: PositiveCents, on: LocalDate }).nullable(),
  /** Whether only a trial of at most a dollar has been paid: `next` is when it is likely to end. */
  isTrial: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

const CategoryTrend = z.object({
  isIn: z.boolean(),
  months: z.array(z.object({ month: LocalMonth, amount: Cents })),
});
export type CategoryTrend = z.infer<typeof CategoryTrend>;

/** A month of which there is nothing to show: outside of the `months` that the answer lists. */
export const monthRefusals = {
  MONTH_NOT_THERE: refusal('There is nothing to show for this month.', {
    earliest: LocalMonth,
    latest: LocalMonth,
  }),
} as const;

const { reads } = proceduresUnder('Transactions');

export const cashFlow = {
  /** Where the money of a month came from and went; by default of this month. */
  cashFlow: reads('see', '/transactions/cash-flow', 'Where the money of a month went')
    .errors(monthRefusals)
    .input(z.object({ month: LocalMonth.optional() }))
    .output(CashFlow),

  /**
   * The money of a category in each of the last months, oldest first; the last one is the month so far. Money out is counted
   * as in `transactions.cashFlow`; of a category with more money in than out (`isIn`), money in.
   */
  trend: reads('see', '/transactions/trend', 'A category month by month')
    .input(
      z.object({
        category: Category,
        months: addressNumber(z.number().int().min(1).max(24)).default(12),
      }),
    )
    .output(CategoryTrend),

  /** Payments to merchants that come back every month or year, the next first; from the history of fourteen months. */
  subscriptions: reads('see', '/transactions/subscriptions', 'Payments that come back').output(
    z.object({ subscriptions: z.array(Subscription) }),
  ),
};

/**
 * The money in and the money out of the member's accounts in a month. Money moved between the member's own accounts is in
 * neither sum, nor is money paid out by a loan; a refund of a purpose lowers the money out, as in `transactions.cashFlow`;
 * failed or cancelled transactions are back and do not count. What credit cards bought leaves with the payment of the bill.
 */
export const MonthFlow = z.object({
  month: LocalMonth,
  moneyIn: Cents,
  moneyOut: Cents,
  /** Money in less money out. */
  net: Cents,
  /** The money moved between the member's own accounts, left out of both sums. */
  betweenOwn: Moved,
});
export type MonthFlow = z.infer<typeof MonthFlow>;

export const moneyByMonth = {
  /**
   * Money in and out of the last months, oldest first and without a gap; the last one is the
   * current month so far.
   */
  byMonth: reads('see', '/transactions/months', 'Money in and out by month')
    .input(z.object({ months: addressNumber(z.number().int().min(1).max(24)).default(6) }))
    .output(z.object({ months: z.array(MonthFlow) })),
};

/**
 * The spending in all transactions that match a filter. Spending is money that left for others: money that moves between
 * the member's own accounts or into investments is not spending, nor are failed or cancelled transactions. A refund filed
 * under its own purpose lowers that category, also below zero, where the filter means both directions; a mere `Refund`
 * lowers no category. Where the filter asks for days, direction and categories alone, purchases with credit and business
 * cards count, and the payments of their bills do not; otherwise the rows of accounts alone count.
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
   * The other money out, by the other categories, the largest sum first: with `spent`, and without what the cards change, it
   * is the money out less those refunds.
   */
  notSpent: z.array(
    z.object({
      category: Category.exclude(SpendingCategory.options),
      amount: Cents,
      count: z.int(),
    }),
  ),
  /** What is counted of the purchases by card, less their refunds, and what is left out as payments of their bills. */
  cards: z.object({ bought: Cents, leftOut: Cents }),
});
export type Spending = z.infer<typeof Spending>;

export const transactionSpending = {
  /** Spending by category of all transactions that match the filter. */
  spending: reads('see', '/transactions/spending', 'Spending by category of what is filtered')
    .errors(filterRefusals)
    .input(TransactionFilter)
    .output(Spending),
};
