import { expect, test } from 'vitest';
import { annualPercentageYield, yieldOfRate } from './dividend-rules.ts';

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
