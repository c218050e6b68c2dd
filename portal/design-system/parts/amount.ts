import { type Cents, cents } from '#contract/money/cents.ts';

/** What stands in an amount field. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; cents: Cents }
  /** Something that is no amount: letters, two points, a sign. */
  | { kind: 'not-a-number' }
  /** More than two decimals. Never rounded: the member says which cent is meant. */
  | { kind: 'too-precise' }
  /** More than the bank can count: above 999,999,999,999.99. */
  | { kind: 'too-large' };

/** Text that is no amount says for itself what is wrong with it. */
export type AmountFault = Exclude<AmountReading['kind'], 'empty' | 'amount'>;

/** What is wrong with an amount of which some is needed. */
export function amountFault(reading: AmountReading): 'amount needed' | AmountFault | undefined {
  if (reading.kind === 'empty') return 'amount needed';
  if (reading.kind !== 'amount') return reading.kind;
  return reading.cents > 0 ? undefined : 'amount needed';
}

/**
 * Reads what a person typed or pasted: `1,234.5`, `$1 234.50`, `.75`. Commas and spaces may part the
 * thousands, and only those; a comma is never a decimal point.
 */
export function readAmount(text: string): AmountReading {
  const bare = text.trim().replace(/^\$\s*/u, '');
  if (bare === '') return { kind: 'empty' };
  const match = /^(?<whole>\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)?(?:\.(?<decimals>\d*))?$/u.exec(
    bare,
  );
  const whole = match?.groups?.['whole'] ?? '';
  const decimals = match?.groups?.['decimals'] ?? '';
  if (match === null || (whole === '' && decimals === '')) return { kind: 'not-a-number' };
  if (decimals.length > 2) return { kind: 'too-precise' };
  const dollars = whole.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
  if (dollars.length > 12) return { kind: 'too-large' };
  return { kind: 'amount', cents: cents(Number(dollars + decimals.padEnd(2, '0'))) };
}

/** How an amount is written into an amount field: `1,234.50`, and whole dollars without decimals. */
export function writeAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const decimals = digits.slice(-2);
  return decimals === '00' ? whole : `${whole}.${decimals}`;
}
