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

/**
 * Divides whole numbers and rounds to the nearest one; a half goes to the even neighbour, so that many
 * roundings favour nobody. The divisor is above zero.
 */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n) {
    return -divideHalfEven(-dividend, divisor);
  }
  const quotient = dividend / divisor;
  const twiceRest = (dividend % divisor) * 2n;
  const goesUp = twiceRest > divisor || (twiceRest === divisor && quotient % 2n === 1n);
  return goesUp ? quotient + 1n : quotient;
}
