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
