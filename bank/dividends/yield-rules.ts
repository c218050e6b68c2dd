import type { LocalDate } from '#contract/time/time.ts';
import { addDays, daysBetween } from '../calendar/local-time.ts';
import { monthOf } from '../calendar/months.ts';

/**
 * The annual percentage yield of a balance's earnings in so many days: 100 × ((1 + dividends ÷ balance) ^ (365 ÷ days) −
 * 1), in hundredths of a percent, to the nearest (12 CFR 707.3(f)). The formula is the same for expected and for past
 * earnings (12 CFR part 707 and 12 CFR part 1030, appendix A, part I, A and part II, A; the 365 stays in a leap year). An
 * account that held nothing has none.
 * @param earned In the same unit as the balance.
 */
export function annualPercentageYield(earned: number, balance: number, days: number): number {
  if (balance <= 0) {
    return 0;
  }
  return Math.round(10_000 * ((1 + earned / balance) ** (365 / days) - 1));
}

const monthsOfYear = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The annual percentage yield of an account without a maturity and with dividends paid each month: of a year's earnings
 * where all of them stay in the account (appendix A, part I).
 * @param rate A year, in hundredths of a percent, as the yield is.
 */
export function yieldOfRate(rate: number): number {
  const grown = monthsOfYear.reduce(
    (balance, days) => balance * (1 + (rate * days) / (365 * 10_000)),
    1,
  );
  return annualPercentageYield(grown - 1, 1, 365);
}

/**
 * The annual percentage yield of a certificate that is held until it matures (appendix A, part I, A): the earnings of each
 * calendar month's days are paid with the end of the month, and stay in it.
 */
export function yieldOfTerm(rate: number, first: LocalDate, maturesOn: LocalDate): number {
  const days = daysBetween(first, addDays(maturesOn, -1));
  const perMonth = Map.groupBy(days, monthOf);
  const grown = [...perMonth.values()].reduce(
    (balance, earning) => balance * (1 + (rate * earning.length) / (365 * 10_000)),
    1,
  );
  return annualPercentageYield(grown - 1, 1, days.length);
}
