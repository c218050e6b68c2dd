import type { Goal } from '#contract/goals/goals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** How much of the target there is, in whole percents: a hundred only once all of it is. */
export function percentReached({ share, target }: Pick<Goal, 'share' | 'target'>): number {
  return Math.min(100, Math.floor((share * 100) / target));
}

interface NeededMoney {
  readonly amount: Cents;
  readonly each: 'once' | 'month';
}

/**
 * The money to put aside each month, from this month to the month of the day; the whole missing sum where the day is less
 * than a month away. Null where there is no day, it has passed, or nothing is missing.
 */
export function neededFor(
  { share, target, wantedBy }: Pick<Goal, 'share' | 'target' | 'wantedBy'>,
  today: LocalDate,
): NeededMoney | null {
  if (wantedBy === null || wantedBy <= today || share >= target) return null;
  const apart = monthNumber(wantedBy) - monthNumber(today);
  const isNear = apart === 0 || (apart === 1 && wantedBy.slice(8) < today.slice(8));
  const months = isNear ? 1 : apart + 1;
  const amount = cents(Math.ceil((target - share) / months));
  return { amount, each: isNear ? 'once' : 'month' };
}

function monthNumber(day: LocalDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
