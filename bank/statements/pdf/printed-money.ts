import type { Cents } from '#contract/money/cents.ts';

/** `$1,234.50`, `-$1,234.50`: from the digits of the cents, so that no amount passes through a fraction. */
export function printedMoney(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
