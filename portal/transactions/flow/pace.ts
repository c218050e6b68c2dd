import { type Cents, cents } from '#contract/money/cents.ts';
import { daysIn } from '#contract/time/days.ts';
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
