/** So many halvings leave less than a billionth of the interval. */
const halvings = 60;

/**
 * The annual percentage rate of an advance that is paid back by monthly payments from one month after it on, by the actuarial
 * method: twelve times the monthly rate at which the payments are worth the advance (12 CFR part 1026, appendix J, (b)(8)).
 * In hundredths of a percent, to the nearest.
 * @param payments In the same unit as the advance, a month apart; not all zero.
 */
export function annualPercentageRate(advance: number, payments: readonly number[]): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (worthOf(payments, middle) > advance) low = middle;
    else high = middle;
  }
  return Math.round(12 * 10_000 * low);
}

/** What payments at the end of each month are worth at its beginning. */
function worthOf(payments: readonly number[], rate: number): number {
  return payments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0);
}
