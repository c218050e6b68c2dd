import { cents, type Cents } from '#contract/money/cents.ts';
import type { MonthLetter } from '#contract/transactions/month-letter.ts';
import { byPurpose, type Purpose } from '#contract/transactions/purposes.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { monthBefore } from '../calendar/local-time.ts';
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
  const before = hasBefore ? flowsIn(monthBefore(month), sums) : null;
  // Flows are in the order of their amounts.
  const [income] = flows.income;
  const [purpose] = flows.purposes;
  return {
    of: sumsOf(month, flows),
    before: before && sumsOf(monthBefore(month), before),
    income: income ? { purpose: income.category, amount: income.amount } : null,
    purpose: purpose ? { purpose: purpose.purpose, amount: purpose.amount } : null,
    change: before && changeOf(flows.purposes, before.purposes),
  };
}

type Flows = ReturnType<typeof flowsIn>;

function flowsIn(month: LocalMonth, sums: readonly FlowSum[]) {
  const flows = flowsOf(sums.filter(({ period }) => period.startsWith(month)));
  return { ...flows, purposes: byPurpose(flows.purposes) };
}

function sumsOf(month: LocalMonth, { moneyIn, moneyOut }: Flows): MonthLetter['of'] {
  return { month, moneyIn, moneyOut };
}

function changeOf(now: Flows['purposes'], before: Flows['purposes']): MonthLetter['change'] {
  const changes = [...new Set([...now, ...before].map(({ purpose }) => purpose))]
    .toSorted()
    .map((purpose) => ({
      purpose,
      now: amountOf(now, purpose),
      before: amountOf(before, purpose),
    }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [most] = changes;
  return most === undefined || sizeOf(most) < leastChange ? null : most;
}

function amountOf(purposes: Flows['purposes'], wanted: Purpose): Cents {
  return cents(purposes.find(({ purpose }) => purpose === wanted)?.amount ?? 0);
}

function sizeOf({ now, before }: NonNullable<MonthLetter['change']>): number {
  return Math.abs(now - before);
}
