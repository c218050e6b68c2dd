import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { neededFor, percentReached } from './goal-progress.ts';

const today = '2026-03-02' as LocalDate;
const target = cents(900_00);

test.each([
  [0, 0],
  [899_99, 99],
  [900_00, 100],
  [950_00, 100],
])('R-G1 of 900 dollars %i cents are %i percent', (share, percent) => {
  expect(percentReached({ share: cents(share), target })).toBe(percent);
});

test.each([
  ['2026-03-03', 0, { amount: 900_00, each: 'once' }],
  ['2026-03-31', 100_00, { amount: 800_00, each: 'once' }],
  ['2026-04-01', 0, { amount: 900_00, each: 'once' }],
  ['2026-04-02', 0, { amount: 450_00, each: 'month' }],
  ['2026-08-01', 0, { amount: 150_00, each: 'month' }],
  ['2026-09-01', 0, { amount: 128_58, each: 'month' }],
  ['2026-08-01', 900_00, null],
  ['2026-03-02', 0, null],
  [null, 0, null],
])('R-G1 by %s, with %i cents put aside, this is needed: %o', (day, share, needed) => {
  const goal = { share: cents(share), target, wantedBy: day as LocalDate | null };
  expect(neededFor(goal, today)).toEqual(needed);
});
