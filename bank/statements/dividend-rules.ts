import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementDividends } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays } from '../calendar/local-time.ts';
import { annualPercentageYield } from '../dividends/yield-rules.ts';

/** The balance after an entry, and the day on which that was. */
export interface BalanceOfDay {
  readonly date: LocalDate;
  readonly balance: Cents;
}

/**
 * The account's dividends in a period, and their annual percentage yield, which follows from the average daily balance (12
 * CFR 707.6(b)(1); appendix A, part II, A). A balance below zero counts as zero.
 * @param balances At the end of each day of the period.
 */
export function dividendsOf(earned: Cents, balances: readonly Cents[]): StatementDividends {
  const sum = balances.reduce<number>((total, balance) => total + Math.max(balance, 0), 0);
  const average = sum / balances.length;
  return {
    earned,
    averageDailyBalance: cents(Math.round(average)),
    yieldEarned: annualPercentageYield(earned, average, balances.length),
  };
}

/**
 * The balance at the end of each day from the first to the last.
 * @param entries In the order of time, none outside of these days.
 */
export function balancesOfDays(
  opening: Cents,
  entries: readonly BalanceOfDay[],
  first: LocalDate,
  last: LocalDate,
): Cents[] {
  const balances: Cents[] = [];
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
