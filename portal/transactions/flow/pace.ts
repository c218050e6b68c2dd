import { type Cents, cents } from '#contract/money/cents.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';

/**
 * The sum spent in the month before by the same day, for each day of the month that has begun. Beside the last day of a
 * month stands the whole of the month before, also where that has more days.
 */
export function spentBeside({
  month,
  spent,
  spentBefore,
}: Pick<CashFlow, 'month' | 'spent' | 'spentBefore'>): Cents[] {
  const whole = spentBefore.at(-1) ?? cents(0);
  const lastDay = daysIn(month);
  return spent.map((_, index) => (index + 1 === lastDay ? whole : (spentBefore[index] ?? whole)));
}

/** The number of days of a month. */
export function daysIn(month: CashFlow['month']): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The month before a month. */
export function monthBefore(month: CashFlow['month']): CashFlow['month'] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7) as CashFlow['month'];
}
