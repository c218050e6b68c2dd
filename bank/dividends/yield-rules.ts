import type { LocalDate } from '#contract/time/time.ts';
import { addDays, daysBetween } from '../calendar/local-time.ts';
import { monthOf } from '../calendar/months.ts';

/**
 * The annual percentage yield of what a balance earned in so many days: 100 × ((1 + dividends ÷ balance) ^ (365 ÷ days) − 1),
 * in hundredths of a percent, to the nearest (12 CFR 707.3(f)). The formula is the same for what an account would earn and for
 * what it has earned (12 CFR part 707 and 12 CFR part 1030, appendix A, part I, A and part II, A; the 365 stays in a leap
 * year). Of an account that held nothing there is none.
 * @param earned In the same unit as the balance.
 */
export function annualPercentageYield(earned: number, balance: number, days: number): number {
  if (balance <= 0) {
    return 0;
  }
  return Math.round(10_000 * ((1 + earned / balance) ** (365 / days) - 1));
}

/** The months of a year of 365 days. */
const monthsOfYear = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The annual percentage yield of an account without a maturity whose dividends are paid each month: of what a year earns
 * where all of it stays in the account (appendix A, part I).
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
 * The same of a certificate that is held until it matures (appendix A, part I, A): what the days of each calendar month earn
 * is paid with the end of the month, and stays in it.
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
