import { type Cents, cents } from '#contract/money/cents.ts';

/** An amount as staff write it, in dollars such as `25.00`; null where it is not written like one. */
export function centsOf(written: string): Cents | null {
  if (!/^\d{1,7}(\.\d{1,2})?$/u.test(written)) return null;
  const [whole = '', decimals = ''] = written.split('.');
  return cents(Number(whole) * 100 + Number(decimals.padEnd(2, '0')));
}

/** The amount in cents as staff read it. */
export function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}
