import { budgetLeast, budgetMost } from '#contract/budgets/budget-terms.ts';
import {
  type Budget,
  type budgetRefusals,
  type MonthSpending,
  type SpendingMonth,
} from '#contract/budgets/budgets.ts';
import { SpendingCategory } from '#contract/transactions/transactions.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';

/** A refusal with the data that the contract declares for it. */
export interface BudgetRefusal {
  readonly code: keyof typeof budgetRefusals;
  readonly data: { least: Cents; most: Cents };
}

/** Why a budget is refused; null where it is not. */
export function refuseBudget({ amount }: Budget): BudgetRefusal | null {
  return amount >= budgetLeast && amount <= budgetMost
    ? null
    : { code: 'BUDGET_OUT_OF_BOUNDS', data: { least: budgetLeast, most: budgetMost } };
}

/** The money that left the member's accounts in a period by category, less its refunds, and the other refunds. */
export interface Spending {
  readonly byCategory: ReadonlyMap<string, number>;
  readonly refunds: number;
}

/** The facts from which a month's spending is computed. */
export interface SpendingFacts {
  readonly month: SpendingMonth;
  readonly months: readonly SpendingMonth[];
  readonly spending: Spending;
  /** The spending of the earlier months, and their number; null where the history has none. */
  readonly before: { readonly spending: Spending; readonly months: number } | null;
  /** The budgets by category. */
  readonly budgets: ReadonlyMap<string, number>;
}

/** Puts the spending of a month beside the budgets. An average is rounded to the nearest cent. */
export function presentMonth({
  month,
  months,
  spending,
  before,
  budgets,
}: SpendingFacts): MonthSpending {
  const categories = SpendingCategory.options.map((category) => {
    const budget = budgets.get(category);
    return {
      category,
      spent: cents(spending.byCategory.get(category) ?? 0),
      budget: budget === undefined ? null : cents(budget),
      average:
        before === null
          ? null
          : averageOf(before.spending.byCategory.get(category) ?? 0, before.months),
    };
  });
  const withBudget = categories.filter(({ budget }) => budget !== null);
  const spent = sumOf(categories.map((line) => line.spent));
  return {
    month,
    months: [...months],
    categories,
    spent,
    refunds: cents(spending.refunds),
    net: cents(spent - spending.refunds),
    budgeted: {
      budget: sumOf(withBudget.map(({ budget }) => budget ?? 0)),
      spent: sumOf(withBudget.map((line) => line.spent)),
    },
  };
}

function averageOf(sum: number, months: number): Cents {
  return cents(Math.floor((2 * sum + months) / (2 * months)));
}

function sumOf(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

const monthsShown = 24;

const monthsAveraged = 3;

/** A stretch of time, `before` not included. */
export interface Span {
  readonly from: EpochMs;
  readonly before: EpochMs;
}

function monthOf(at: EpochMs, timeZone: string): SpendingMonth {
  return localMoment(at, timeZone).date.slice(0, 7) as SpendingMonth;
}

/** The months that can be asked for, newest first: the present one always, none before the history. */
export function monthsToShow(
  now: EpochMs,
  firstAt: EpochMs | null,
  timeZone: string,
): SpendingMonth[] {
  const latest = monthOf(now, timeZone);
  const first = firstAt === null ? latest : monthOf(firstAt, timeZone);
  return Array.from({ length: monthsShown }, (_, back) => monthsLater(latest, -back)).filter(
    (month) => month >= first || month === latest,
  );
}

/** From the first moment of the month to the first of the next. */
export function spanOfMonth(month: SpendingMonth, timeZone: string): Span {
  return spanOf(month, monthsLater(month, 1), timeZone);
}

/** The months before this one that its averages are taken of; null where the history begins with it. */
export function averagedSpan(
  month: SpendingMonth,
  firstAt: EpochMs | null,
  timeZone: string,
): { readonly span: Span; readonly months: number } | null {
  const first = firstAt === null ? month : monthOf(firstAt, timeZone);
  for (let months = monthsAveraged; months > 0; months -= 1) {
    const from = monthsLater(month, -months);
    if (from >= first) {
      return { span: spanOf(from, month, timeZone), months };
    }
  }
  return null;
}

function spanOf(from: SpendingMonth, before: SpendingMonth, timeZone: string): Span {
  return {
    from: startOfDay(firstDayOf(from), timeZone),
    before: startOfDay(firstDayOf(before), timeZone),
  };
}

function monthsLater(month: SpendingMonth, months: number): SpendingMonth {
  return addMonths(firstDayOf(month), months).slice(0, 7) as SpendingMonth;
}

function firstDayOf(month: SpendingMonth): LocalDate {
  return `${month}-01` as LocalDate;
}
