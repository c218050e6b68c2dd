import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { neededEachMonth, percentReached } from './goal-progress.ts';

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
  ['2026-03-31', 0, 900_00],
  ['2026-08-01', 0, 150_00],
  ['2026-09-01', 0, 128_58],
  ['2026-08-01', 900_00, null],
  ['2026-03-02', 0, null],
  [null, 0, null],
])('R-G1 by %s, with %i cents put aside, %s cents a month are needed', (day, share, needed) => {
  const goal = { share: cents(share), target, wantedBy: day as LocalDate | null };
  expect(neededEachMonth(goal, today)).toBe(needed);
});
