import { cents } from '#contract/money/cents.ts';
import { expect, test } from 'vitest';
import { percentSpent, readBudget } from './budget-draft.ts';

test.each([
  ['1', 1_00],
  ['400', 400_00],
  ['1,234.50', 1_234_50],
  ['1,000,000', 1_000_000_00],
  ['', 'needed'],
  ['  ', 'needed'],
  ['0', 'outside'],
  ['0.99', 'outside'],
  ['1,000,000.01', 'outside'],
  ['-1', 'not-a-number'],
  ['0.005', 'too-precise'],
  ['1e308', 'not-a-number'],
  ['<b>9</b>', 'not-a-number'],
  ['\u202E9', 'not-a-number'],
  ['9'.repeat(20), 'too-large'],
])('R-D13 the budget "%s" is read as %s', (text, read) => {
  expect(readBudget(text)).toBe(read);
});

test.each([
  [0, 400_00, 0],
  [312_40, 400_00, 78],
  [399_99, 400_00, 99],
  [400_00, 400_00, 100],
  [412_40, 400_00, 103],
])('R-D13 %i of %i cents are %i percent', (spent, budget, percent) => {
  expect(percentSpent(cents(spent), cents(budget))).toBe(percent);
});
