import { type Cents, cents } from '#contract/money/cents.ts';

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
