import type { Cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

/** Ten million dollars: more is a slip of the hand. */
const mostCents = 10_000_000_00;

/** An amount as staff write it, in dollars such as `25.00` or `25,00`; null where it is not written like one. */
export function centsOf(written: string): Cents | null {
  const reading = readAmount(written);
  return reading.kind === 'amount' && reading.cents < mostCents ? reading.cents : null;
}

/** The amount in cents as staff read it. */
export function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}
