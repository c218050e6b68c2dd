import type { Cents } from '#contract/cents.ts';

/**
 * How long two bars are that show two amounts on one scale, in percent: the larger fills its track.
 * Amounts are not negative.
 */
export function sharesOfLargest(one: Cents, other: Cents): [one: number, other: number] {
  const largest = Math.max(one, other);
  if (largest === 0) return [0, 0];
  return [(one / largest) * 100, (other / largest) * 100];
}
