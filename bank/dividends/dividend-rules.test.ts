import { cents } from '#contract/money/cents.ts';
import { expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import {
  type DividendTerms,
  dividendOf,
  type EarningDay,
  annualPercentageYield,
  yieldOfRate,
} from './dividend-rules.ts';
import { earnedBy } from './earned-in-month.ts';

const terms: DividendTerms = {
  rate: 60,
  method: 'daily-balance',
  minimum: cents(0),
  rounding: 'half-up',
};
const averaged: DividendTerms = { ...terms, method: 'average-daily-balance' };

function days(count: number, balance: number, own: DividendTerms | null = terms): EarningDay[] {
  return Array.from({ length: count }, () => ({ balance: cents(balance), terms: own }));
}

test.each<[string, EarningDay[], number]>([
  ['a year of 365 days earns the rate', days(365, 1_000_00), 6_00],
  ['a leap year earns a day more', days(366, 365_000_00), 2_196_00],
  ['a month earns its days', days(31, 50_000_00), 25_48],
  ['each day earns on its own balance', [...days(10, 100_00), ...days(20, 40_000_00)], 13_17],
  ['a balance below zero counts as zero', [...days(15, -9_000_00), ...days(15, 1_000_00)], 25],
  [
    'a new rate counts from its day',
    [...days(15, 365_00), ...days(15, 365_00, { ...terms, rate: 1_20 })],
    27,
  ],
  [
    'days before there were terms earn nothing',
    [...days(15, 365_00, null), ...days(15, 365_00)],
    9,
  ],
  ['no terms earn nothing', days(30, 365_00, null), 0],
  ['no days earn nothing', [], 0],
])('R-D8 %s', (_, period, earned) => {
  expect(dividendOf(period)).toBe(earned);
});

test('R-D8 half a cent goes up, or to the even cent where the terms say so', () => {
  // 36,500 cents at 0.50% earn half a cent a day.
  const half = { ...terms, rate: 50 };
  const earned = (count: number, rounding: DividendTerms['rounding']) =>
    dividendOf(days(count, 365_00, { ...half, rounding }));
  expect([1, 2, 3, 4, 5].map((count) => earned(count, 'half-up'))).toEqual([1, 1, 2, 2, 3]);
  expect([1, 2, 3, 4, 5].map((count) => earned(count, 'half-even'))).toEqual([0, 1, 2, 2, 2]);
});

test('R-D8 by the daily balance method a day below the minimum earns nothing, by the average only an average below it', () => {
  const period = (own: DividendTerms) => [...days(10, 1_000_00, own), ...days(20, 4_000_00, own)];
  const minimum = cents(2_500_00);
  // Twenty days of 4,000.
  expect(dividendOf(period({ ...terms, minimum }))).toBe(1_32);
  // Thirty days of 3,000.
  expect(dividendOf(period({ ...averaged, minimum }))).toBe(1_48);
  expect(dividendOf(period({ ...averaged, minimum: cents(3_000_00) }))).toBe(1_48);
  expect(dividendOf(period({ ...averaged, minimum: cents(3_000_01) }))).toBe(0);
  // Without a minimum both come to the same.
  expect(dividendOf(period(averaged))).toBe(dividendOf(period(terms)));
});

test('R-D8 no balance is too large to be exact', () => {
  expect(dividendOf(days(30, 9_000_000_000_000_00, { ...terms, rate: 3_65 }))).toBe(
    27_000_000_000_00,
  );
});

test('R-D8 the period begins when the account does: an average of its days alone reaches the minimum', () => {
  const first = '2026-03-01' as LocalDate;
  const minimum = cents(2_500_00);
  const own = { ...averaged, minimum };
  const balances = [
    ...Array.from({ length: 20 }, () => 0),
    ...Array.from({ length: 11 }, () => 3_000_00),
  ];
  const dated = { ...own, validFrom: first, openingMinimum: cents(0), offered: true };
  const earning = {
    terms: [{ ...dated, penaltyDays: 0, graceDays: 0 }],
    termStarts: [],
  };
  const earned = (openedOn: string) =>
    earnedBy({ ...earning, openedOn: openedOn as LocalDate }, first, balances.map(cents));
  // Eleven days of 3,000 at 0.60%.
  expect(earned('2026-03-21')).toBe(Math.round((11 * 3_000_00 * 0.006) / 365));
  // An account that was there and empty has an average below the minimum.
  expect(earned('2026-02-10')).toBe(0);
});

// Examples of 12 CFR part 1030, appendix A: part I, A and B (rates that step), D (tiers), part II, A.
test.each([
  [61_68, 1_000_00, 365, 6_17],
  [30_37, 1_000_00, 182, 6_18],
  [26_68, 1_000_00, 183, 5_39],
  [133_13, 1_000_00, 730, 6_45],
  [53_90, 1_000_00, 365, 5_39],
  [452_29, 8_000_00, 365, 5_65],
  [1_183_61, 20_000_00, 365, 5_92],
  [5_25, 1_500_00, 30, 4_34],
  [5_25, 1_000_00, 31, 6_36],
  [25_00, 50_000_00, 31, 59],
  [0, 1_000_00, 30, 0],
  [1_00, 0, 30, 0],
])(
  'R-D8 %i cents on %i in %i days are %i hundredths of a percent',
  (earned, balance, days, hundredths) => {
    expect(annualPercentageYield(earned, balance, days)).toBe(hundredths);
  },
);

test.each([
  [0, 0],
  [5, 5],
  [60, 60],
  [2_25, 2_27],
  [4_00, 4_07],
  [6_00, 6_17],
])('R-D8 a rate of %i, paid each month, is a yield of %i', (rate, hundredths) => {
  expect(yieldOfRate(rate)).toBe(hundredths);
});
