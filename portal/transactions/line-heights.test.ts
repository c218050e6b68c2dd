import { expect, test } from 'vitest';
import { headingHeight, LineHeights, rowHeight } from './line-heights.ts';

const heading = { key: 'day', transaction: null };
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `row-${from + index}`, transaction: {} }));

test('R-X6 each line begins where the one before ends', () => {
  const heights = new LineHeights();
  heights.setLines([heading, ...rows(0, 3)]);
  expect([0, 1, 2, 3].map((index) => heights.startOf(index))).toEqual([
    0,
    headingHeight,
    headingHeight + rowHeight,
    headingHeight + 2 * rowHeight,
  ]);
  expect(heights.total).toBe(headingHeight + 3 * rowHeight);
});

test('R-X6 the line at an offset is the one that covers it, at both ends as well', () => {
  const heights = new LineHeights();
  heights.setLines([heading, ...rows(0, 3)]);
  expect(heights.indexAt(-5)).toBe(0);
  expect(heights.indexAt(headingHeight - 1)).toBe(0);
  expect(heights.indexAt(headingHeight)).toBe(1);
  expect(heights.indexAt(1e9)).toBe(3);
});

test('R-X6 a line that is taller moves those below it, and is remembered when lines come above', () => {
  const heights = new LineHeights();
  const lines = rows(0, 5);
  heights.setLines(lines);
  expect(heights.measure(2, rowHeight + 20)).toBe(20);
  expect(heights.measure(2, rowHeight + 20.2)).toBe(0);
  expect(heights.startOf(2)).toBe(2 * rowHeight);
  expect(heights.startOf(3)).toBe(3 * rowHeight + 20);
  heights.setLines([heading, ...lines]);
  expect(heights.startOf(4)).toBe(headingHeight + 3 * rowHeight + 20);
  expect(heights.total).toBe(headingHeight + 5 * rowHeight + 20);
});

test('R-X6 pages that are added to 100,000 lines keep what was there', () => {
  const heights = new LineHeights();
  let lines = rows(0, 50);
  while (lines.length < 100_000) {
    lines = lines.concat(rows(lines.length, 1_000));
    heights.setLines(lines);
  }
  expect(heights.total).toBe(lines.length * rowHeight);
  expect(heights.indexAt(90_000 * rowHeight + 1)).toBe(90_000);
});
