import type { Goal } from '#contract/goals/goals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** How much of the target there is, in whole percents: a hundred only once all of it is. */
export function percentReached({ share, target }: Pick<Goal, 'share' | 'target'>): number {
  return Math.min(100, Math.floor((share * 100) / target));
}

/**
 * What is to be put aside each month, from this one on, so that the target is there on the day; null where there is no day, it
 * has passed, or nothing is missing. The last month is that of the day.
 */
export function neededEachMonth(
  { share, target, wantedBy }: Pick<Goal, 'share' | 'target' | 'wantedBy'>,
  today: LocalDate,
): Cents | null {
  if (wantedBy === null || wantedBy <= today || share >= target) return null;
  const months = monthNumber(wantedBy) - monthNumber(today) + 1;
  return cents(Math.ceil((target - share) / months));
}

function monthNumber(day: LocalDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
