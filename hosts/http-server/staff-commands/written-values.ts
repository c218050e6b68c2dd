import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { type Cents, cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { LocalDate } from '#contract/time/time.ts';

/** Ten million dollars: more is a slip of the hand. */
const mostCents = 10_000_000_00;

/** An amount as staff write it, in dollars such as `25.00` or `25,00`; null for another text. */
export function centsOf(written: string): Cents | null {
  const reading = readAmount(written);
  return reading.kind === 'amount' && reading.cents < mostCents ? reading.cents : null;
}

/** Reads the argument of a command that is an amount. Refuses wrong use, as the other readers do. */
export function amount(written: string): Cents {
  return centsOf(written) ?? refuseUse('An amount is written like 25.00.');
}

/** Reads a rate or a share: `9.99` percent, in hundredths. */
export function percent(written: string): number {
  return centsOf(written) ?? refuseUse('A rate is written like 9.99.');
}

/** Reads a whole number of up to four digits. */
export function count(written: string): number {
  return /^\d{1,4}$/u.test(written) ? Number(written) : refuseUse('It is a whole number.');
}

/** Reads a day, such as `2027-01-31`. */
export function day(written: string): LocalDate {
  return LocalDate.safeParse(written).data ?? refuseUse('A day is written YYYY-MM-DD.');
}

/** Reads a UUID. */
export function uuid(written: string): string {
  return z.uuid().safeParse(written).data ?? refuseUse('It is a UUID.');
}

/** No dollars, as the default of an option. */
export const noDollars: Cents = cents(0);

/** The amount in cents as staff read it. */
export function dollars(value: number): string {
  return `$${hundredths(value)}`;
}

/** `9.99` of 999. */
export function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}

function refuseUse(how: string): never {
  throw new InvalidArgumentError(how);
}
