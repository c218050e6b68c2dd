import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { balancesOfDays, dividendsOf } from './compose-statement.ts';

test('R-D8 the average daily balance is that of the ends of all days, also of those without an entry', () => {
  const entry = (day: string, balance: number) => ({
    date: day as LocalDate,
    balance: cents(balance),
  });
  const entries = [
    entry('2026-04-11', 9_999_99),
    entry('2026-04-11', 400_00),
    entry('2026-04-30', 1_00_00),
  ];
  const [first, last] = ['2026-04-01' as LocalDate, '2026-04-30' as LocalDate];
  // Ten days of 100, nineteen of 400 and one of 100.
  expect(dividendsOf(cents(0), balancesOfDays(cents(100_00), entries, first, last))).toEqual({
    earned: 0,
    averageDailyBalance: 290_00,
    yieldEarned: 0,
  });
});

test('R-D8 a balance below zero counts as zero', () => {
  // Fifteen days of 3,000 and fifteen overdrawn.
  const balances = [...Array<number>(15).fill(3_000_00), ...Array<number>(15).fill(-100_00)];
  expect(dividendsOf(cents(5_25), balances.map(cents))).toEqual({
    earned: 5_25,
    averageDailyBalance: 1_500_00,
    yieldEarned: 4_34,
  });
});
