import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, daysBetween, monthOf } from '../calendar/local-time.ts';

/** How the balance is found on which an account earns (12 CFR 707.7(a)(1); of banks, 12 CFR 1030.7(a)(1)). */
export type DividendMethod = 'daily-balance' | 'average-daily-balance';

/** The rounding of half a cent: it goes up, or to the even cent. */
export type DividendRounding = 'half-up' | 'half-even';

/** The terms by which an account earns on one day. */
export interface DividendTerms {
  /** A year, in hundredths of a percent: 60 is 0.60%. */
  readonly rate: number;
  readonly method: DividendMethod;
  /** A balance below this earns nothing: that of a day, or the average, as the method says (12 CFR 707.7(a)(2)). */
  readonly minimum: Cents;
  readonly rounding: DividendRounding;
}

/** A day of a dividend period. */
export interface EarningDay {
  /** At the end of the day. */
  readonly balance: Cents;
  /** Null where the account earned nothing on that day, whatever it held. */
  readonly terms: DividendTerms | null;
}

/** A day earns 1/365 of the rate of a year, in a leap year too (12 CFR 707.7(a)(1)). */
const daysInYear = 365n;

/** Rates are in ten-thousandths of the balance. */
const rateUnits = 10_000n;

/**
 * The earnings of an account from the first of these days to the last. Nothing is rounded before the end. A rate that
 * changes counts from its day on; method, minimum and rounding are those of the last day. A balance below zero counts as
 * zero (official interpretation of 12 CFR 1030.7(a)(2)).
 */
export function dividendOf(days: readonly EarningDay[]): Cents {
  const terms = days.at(-1)?.terms;
  if (!terms) return cents(0);
  const sum = days.reduce((total, { balance }) => total + counted(balance), 0n);
  const count = BigInt(days.length);
  if (terms.method === 'average-daily-balance') {
    const rates = days.reduce((total, day) => total + BigInt(day.terms?.rate ?? 0), 0n);
    const earns = sum >= BigInt(terms.minimum) * count;
    return rounded(earns ? sum * rates : 0n, count * daysInYear * rateUnits, terms.rounding);
  }
  const earned = days
    .filter(({ balance }) => balance >= terms.minimum)
    .reduce((total, day) => total + counted(day.balance) * BigInt(day.terms?.rate ?? 0), 0n);
  return rounded(earned, daysInYear * rateUnits, terms.rounding);
}

function counted(balance: Cents): bigint {
  return balance > 0 ? BigInt(balance) : 0n;
}

function rounded(dividend: bigint, divisor: bigint, rounding: DividendRounding): Cents {
  const whole = dividend / divisor;
  const twice = 2n * (dividend % divisor);
  const isUp = twice > divisor || (twice === divisor && (rounding === 'half-up' || isOdd(whole)));
  return cents(Number(isUp ? whole + 1n : whole));
}

function isOdd(value: bigint): boolean {
  return value % 2n === 1n;
}

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
