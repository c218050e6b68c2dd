import { cents } from '#contract/money/cents.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { spentBeside } from './pace.ts';

/** A dollar more on each day. */
const days = (count: number) => Array.from({ length: count }, (_, index) => cents(index * 100));

test.each([
  ['2026-09', 10, 31, days(10)],
  ['2026-09', 30, 31, [...days(29), cents(30_00)]],
  ['2026-03', 31, 28, [...days(28), cents(27_00), cents(27_00), cents(27_00)]],
  ['2026-03', 2, 0, [cents(0), cents(0)]],
])(
  'beside %s, of which %i days have begun, stands a month of %i days',
  (month, begun, before, beside) => {
    const flow = { month: month as LocalMonth, spent: days(begun), spentBefore: days(before) };
    expect(spentBeside(flow)).toEqual(beside);
  },
);
