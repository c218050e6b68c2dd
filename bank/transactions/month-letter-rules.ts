import { cents, type Cents } from '#contract/money/cents.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import type { MonthLetter } from '#contract/transactions/month-letter.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import { addMonths } from '../calendar/local-time.ts';
import { type FlowSum, flowsOf } from './cash-flow-rules.ts';

/** A change by less is not worth a sentence. */
const leastChange = 1_00;

/** The letter of a month, of the sums of that month and of the month before; `hasBefore` says whether the history has that. */
export function monthLetterOf(
  month: LocalMonth,
  sums: readonly FlowSum[],
  hasBefore: boolean,
): MonthLetter {
  const flows = flowsIn(month, sums);
  const monthBefore = addMonths(`${month}-01` as LocalDate, -1).slice(0, 7) as LocalMonth;
  const before = hasBefore ? flowsIn(monthBefore, sums) : null;
  return {
    of: sumsOf(month, flows),
    before: before && sumsOf(monthBefore, before),
    income: largestOf(flows.income),
    purpose: largestOf(flows.purposes),
    change: before && changeOf(flows.purposes, before.purposes),
  };
}

type Flows = ReturnType<typeof flowsOf>;

function flowsIn(month: LocalMonth, sums: readonly FlowSum[]): Flows {
  return flowsOf(sums.filter(({ period }) => period.startsWith(month)));
}

function sumsOf(month: LocalMonth, { moneyIn, moneyOut }: Flows): MonthLetter['of'] {
  return { month, moneyIn, moneyOut };
}

/** Flows are in the order of their amounts. */
function largestOf([first]: CashFlow['income']): MonthLetter['income'] {
  return first === undefined ? null : { category: first.category, amount: first.amount };
}

function changeOf(now: CashFlow['purposes'], before: CashFlow['purposes']): MonthLetter['change'] {
  const changes = [...new Set([...now, ...before].map(({ category }) => category))]
    .toSorted()
    .map((category) => ({
      category,
      now: amountIn(now, category),
      before: amountIn(before, category),
    }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [most] = changes;
  return most === undefined || sizeOf(most) < leastChange ? null : most;
}

function amountIn(flows: CashFlow['purposes'], category: string): Cents {
  return cents(flows.find((flow) => flow.category === category)?.amount ?? 0);
}

function sizeOf({ now, before }: NonNullable<MonthLetter['change']>): number {
  return Math.abs(now - before);
}
