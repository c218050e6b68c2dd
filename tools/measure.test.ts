import { expect, test } from 'vitest';
import { median, spreadOf } from './measure.ts';

test('the median is the middle one, whatever the order', () => {
  expect(median([900, 600, 700])).toBe(700);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('No time at all has no percentile, which is within no limit', () => {
  const { count, p99 } = spreadOf([]);
  expect([count, p99 <= 100]).toEqual([0, false]);
});
