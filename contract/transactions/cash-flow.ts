import { refusal } from '../procedures/refusal.ts';
import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { procedure } from '../procedures/procedure.ts';
import { LocalDate, LocalMonth } from '../time/time.ts';
import { Category } from './transactions.ts';

/** What came in, or what left, in one category; parts of split transactions count in theirs. */
const Flow = z.object({ category: Category, amount: PositiveCents, count: z.int() });

/**
 * Where the money of a month came from and went. Money between own accounts is in none of it, nor is what a loan paid out. What
 * is filed as a refund of a purpose is taken from what was spent on it; where more came back, the rest is among the income.
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
  /** What came in less what left: below zero where more left. */
  saved: Cents,
  /** What had been spent, less its refunds, by the end of each day, from the first to the last that has begun; without investments. */
  spent: z.array(Cents),
  /** The same of the whole month before. */
  spentBefore: z.array(Cents),
});
export type CashFlow = z.infer<typeof CashFlow>;

/** A payment that comes back, as the history shows it. */
export const Subscription = z.object({
  /** What its newest transaction is called. */
  name: z.string(),
  /** Null for what was paid by a credit or business card: its ledger has no categories. */
  category: Category.nullable(),
  rhythm: z.enum(['monthly', 'yearly']),
  /** Of the newest payment. */
  amount: PositiveCents,
  last: LocalDate,
  /** When the next one is likely. */
  next: LocalDate,
  /** What it cost before the newest price, and since when it costs that; null where it has always been the same. */
  changed: z.object({ before: PositiveCents, on: LocalDate }).nullable(),
  /** Whether only a trial of at most a dollar has been paid: `next` is when it is likely to end. */
  isTrial: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

export const cashFlow = {
  /** Where the money of a month came from and went; by default of this month. */
  cashFlow: procedure({ effect: 'read', area: 'see' })
    .route({
      method: 'GET',
      path: '/transactions/cash-flow',
      tags: ['Transactions'],
      summary: 'Where the money of a month went',
    })
    .errors({
      /** Ahead of now, or before the first of `months`. */
      MONTH_NOT_THERE: refusal('There is nothing to show for this month.', {
        earliest: LocalMonth,
        latest: LocalMonth,
      }),
    })
    .input(z.object({ month: LocalMonth.optional() }))
    .output(CashFlow),

  /** Payments to merchants that come back every month or year, the next first; from the history of fourteen months. */
  subscriptions: procedure({ effect: 'read', area: 'see' })
    .route({
      method: 'GET',
      path: '/transactions/subscriptions',
      tags: ['Transactions'],
      summary: 'Payments that come back',
    })
    .output(z.object({ subscriptions: z.array(Subscription) })),
};
