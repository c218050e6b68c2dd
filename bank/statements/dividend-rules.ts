import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementDividends } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from '../calendar/local-time.ts';

/** The balance after an entry, and the day on which that was. */
export interface BalanceOfDay {
  readonly date: LocalDate;
  readonly balance: Cents;
}

/**
 * What the account earned from the first day to the last: the annual percentage yield earned follows from the dividends
 * and the average daily balance (12 CFR 1030, appendix A, part II, A).
 * @param entries In the order of time, none outside of these days.
 */
export function dividendsOf(
  earned: Cents,
  opening: Cents,
  entries: readonly BalanceOfDay[],
  first: LocalDate,
  last: LocalDate,
): StatementDividends {
  const balances = balancesOfDays(opening, entries, first, last);
  const average = balances.reduce((sum, balance) => sum + balance, 0) / balances.length;
  return {
    earned,
    averageDailyBalance: cents(Math.round(average)),
    yieldEarned: yieldEarned(earned, average, balances.length),
  };
}

/** The balance at the end of each day. */
function balancesOfDays(
  opening: Cents,
  entries: readonly BalanceOfDay[],
  first: LocalDate,
  last: LocalDate,
): number[] {
  const balances: number[] = [];
  let balance = opening;
  let next = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (let entry = entries[next]; entry?.date === day; entry = entries[next]) {
      ({ balance } = entry);
      next += 1;
    }
    balances.push(balance);
  }
  return balances;
}

/**
 * 100 × ((1 + dividends ÷ balance) ^ (365 ÷ days) − 1), in hundredths of a percent, to the nearest. Of an account that
 * held nothing there is none.
 * @param balance The average daily balance, in cents.
 */
export function yieldEarned(earned: Cents, balance: number, days: number): number {
  if (balance <= 0) {
    return 0;
  }
  return Math.round(10_000 * ((1 + earned / balance) ** (365 / days) - 1));
}
