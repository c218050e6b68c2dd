import { isRefundable, spentUnder } from '#contract/transactions/filing-terms.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { CashFlow, CategoryTrend } from '#contract/transactions/cash-flow.ts';
import { SpendingCategory, type Category } from '#contract/transactions/transactions.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import { addDays, monthBefore } from '../calendar/local-time.ts';
import { betweenOwnAccounts } from './sums-of-days.ts';

/** The movements of a day or a month in a category; for splits and loans also amounts to subtract from a category. */
export interface FlowSum {
  /** `YYYY-MM-DD` or `YYYY-MM` */
  readonly period: string;
  readonly category: string;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly credits: number;
  readonly debits: number;
}

/** The flows of a month, of the sums of its days and of those of the month before. */
export function cashFlowOf(
  month: LocalMonth,
  sums: readonly FlowSum[],
  today: LocalDate,
): Omit<CashFlow, 'months'> {
  const flows = flowsOf(sums.filter(({ period }) => period.startsWith(month)));
  return {
    month,
    ...flows,
    saved: cents(flows.moneyIn - flows.moneyOut),
    spent: spentByDay(month, sums, today),
    spentBefore: spentByDay(monthBefore(month), sums, today),
  };
}

/** A category month by month: of what came in where that is more than what went out, and of what went out otherwise. */
export function trendOf(
  category: Category,
  months: readonly LocalMonth[],
  sums: readonly FlowSum[],
): CategoryTrend {
  const ofCategory = sums.filter((sum) => sum.category === category);
  const isIn = ofCategory.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0) > 0;
  return {
    isIn,
    months: months.map((month) => ({
      month,
      amount: cents(
        ofCategory
          .filter(({ period }) => period.startsWith(month))
          .reduce((sum, one) => sum + (isIn ? one.moneyIn : spentUnder(category, one)), 0),
      ),
    })),
  };
}

/**
 * The money in and out of the sums, without moves between own accounts. A purpose with more refunds than spending counts
 * the rest as money in.
 */
export function flowsOf(
  sums: readonly FlowSum[],
): Pick<CashFlow, 'income' | 'purposes' | 'moneyIn' | 'moneyOut'> {
  const outside = refundsTaken(sums.filter(({ category }) => category !== betweenOwnAccounts));
  const income = flowsBy(outside, 'moneyIn', 'credits');
  const purposes = flowsBy(outside, 'moneyOut', 'debits');
  return { income, purposes, moneyIn: sumOf(income), moneyOut: sumOf(purposes) };
}

function refundsTaken(sums: readonly FlowSum[]): FlowSum[] {
  const others = sums.filter(({ category }) => !isRefundable(category));
  const purposes = Map.groupBy(
    sums.filter(({ category }) => isRefundable(category)),
    ({ category }) => category,
  );
  const net = [...purposes].map(([category, all]) => {
    const spent = all.reduce((sum, { moneyIn, moneyOut }) => sum + moneyOut - moneyIn, 0);
    const count = all.reduce((sum, { credits, debits }) => sum + credits + debits, 0);
    return {
      period: '',
      category,
      moneyIn: Math.max(-spent, 0),
      moneyOut: Math.max(spent, 0),
      credits: count,
      debits: count,
    };
  });
  return [...others, ...net];
}

function flowsBy(
  sums: readonly FlowSum[],
  money: 'moneyIn' | 'moneyOut',
  rows: 'credits' | 'debits',
): CashFlow['income'] {
  return [...Map.groupBy(sums, ({ category }) => category)]
    .map(([category, days]) => ({
      category: category as Category,
      amount: cents(days.reduce((sum, day) => sum + day[money], 0)),
      count: days.reduce((sum, day) => sum + day[rows], 0),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted(
      (one, other) => other.amount - one.amount || (one.category < other.category ? -1 : 1),
    );
}

function spentByDay(month: LocalMonth, sums: readonly FlowSum[], today: LocalDate): Cents[] {
  const byDay = new Map<string, number>();
  for (const sum of sums) {
    const { period, category } = sum;
    const spent = spentUnder(category, sum);
    if (isSpending(category)) byDay.set(period, (byDay.get(period) ?? 0) + spent);
  }
  const spent: Cents[] = [];
  let sum = 0;
  for (let day = firstOf(month); day.startsWith(month) && day <= today; day = addDays(day, 1)) {
    sum += byDay.get(day) ?? 0;
    spent.push(cents(sum));
  }
  return spent;
}

function isSpending(category: string): boolean {
  return (SpendingCategory.options as readonly string[]).includes(category);
}

function sumOf(flows: CashFlow['income']): Cents {
  return cents(flows.reduce((sum, { amount }) => sum + amount, 0));
}

function firstOf(month: LocalMonth): LocalDate {
  return `${month}-01` as LocalDate;
}
