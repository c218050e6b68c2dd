import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { dividendsOf, yieldEarned } from './dividend-rules.ts';

// The first is the example of 12 CFR 1030, appendix A, part II, A.
test.each([
  [5_25, 1_500_00, 30, 4_34],
  [5_25, 1_000_00, 31, 6_36],
  [25_00, 50_000_00, 31, 59],
  [0, 1_000_00, 30, 0],
  [1_00, 0, 30, 0],
])(
  'R-D8 %i cents on %i in %i days are %i hundredths of a percent',
  (earned, balance, days, rate) => {
    expect(yieldEarned(cents(earned), balance, days)).toBe(rate);
  },
);

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
  expect(dividendsOf(cents(0), cents(100_00), entries, first, last)).toEqual({
    earned: 0,
    averageDailyBalance: 290_00,
    yieldEarned: 0,
  });
});
