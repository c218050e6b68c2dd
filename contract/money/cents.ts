import type { z } from 'zod';

/**
 * An amount of money in minor units (US cents): a whole number, exact up to 90 trillion dollars.
 * This file imports no schema library, so that the portal can use it on its first screen.
 */
export type Cents = number & z.core.$brand<'Cents'>;

/** Takes a number as `Cents`; throws a RangeError for a fraction or a number that is not exact. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not a whole number of cents`);
  }
  // Minus zero would print as "−$0.00".
  return (value === 0 ? 0 : value) as Cents;
}
