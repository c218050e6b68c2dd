import { type Cents, cents } from '../money/cents.ts';
import { plainSigns } from './typed-signs.ts';

/** The reading of an amount field. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; cents: Cents }
  /** Something that is no amount: letters, two points, a sign. */
  | { kind: 'not-a-number' }
  /** More than two decimals. Never rounded: the member says which cent is meant. */
  | { kind: 'too-precise' }
  /** More than the bank can count: above 999,999,999,999.99. */
  | { kind: 'too-large' };

/** What can be wrong with an amount: it is missing or zero, or its text is no amount. */
export type AmountFault = 'amount needed' | Exclude<AmountReading['kind'], 'empty' | 'amount'>;

/** The fault of a required amount. */
export function amountFault(reading: AmountReading): AmountFault | undefined {
  if (reading.kind === 'empty') return 'amount needed';
  if (reading.kind !== 'amount') return reading.kind;
  return reading.cents > 0 ? undefined : 'amount needed';
}

/** Whole dollars with commas or blanks between the thousands, and cents after a point. */
const withPoint = /^(?<whole>\d+|[1-9]\d{0,2}(?:[, ]\d{3})+)?(?:\.(?<decimals>\d*))?$/u;
/**
 * Whole dollars with points or blanks between, and cents after the single comma. With three digits after it a comma parts
 * thousands.
 */
const withComma = /^(?<whole>\d+|[1-9]\d{0,2}(?:[. ]\d{3})+)?,(?<decimals>\d+)$/u;

/**
 * Reads a typed or pasted amount, as people write it in English and in Spanish: `1,234.5`, `$1 234.50`, `.75`, `12,50`,
 * `1.234,56`. A single comma with one or two digits after it is the decimal point. `1,234` is over a thousand.
 */
export function readAmount(text: string): AmountReading {
  const bare = plainSigns(text).replace(/^\$\s*/u, '');
  if (bare === '') return { kind: 'empty' };
  const match = withPoint.exec(bare) ?? withComma.exec(bare);
  const whole = match?.groups?.['whole'] ?? '';
  const decimals = match?.groups?.['decimals'] ?? '';
  if (match === null || (whole === '' && decimals === '')) return { kind: 'not-a-number' };
  if (decimals.length > 2) return { kind: 'too-precise' };
  const dollars = whole.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
  if (dollars.length > 12) return { kind: 'too-large' };
  return { kind: 'amount', cents: cents(Number(dollars + decimals.padEnd(2, '0'))) };
}

/** The amount that was read where the text has a comma, which can mean two things; else null. */
export function readBack(text: string): Cents | null {
  const reading = text.includes(',') || text.includes('，') ? readAmount(text) : null;
  return reading?.kind === 'amount' ? reading.cents : null;
}

/** How an amount is written into an amount field: `1,234.50`, and whole dollars without decimals. */
export function writeAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const decimals = digits.slice(-2);
  return decimals === '00' ? whole : `${whole}.${decimals}`;
}
