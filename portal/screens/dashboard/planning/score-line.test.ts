import { expect, test } from 'vitest';
import { scoreLine } from './score-line.ts';

test('R-D13 the line of scores goes from the oldest to the newest, higher scores higher up', () => {
  expect(scoreLine([700, 720, 710])).toEqual({
    floor: 680,
    ceiling: 740,
    points: [
      { x: 0, y: (40 / 60) * 100 },
      { x: 50, y: (20 / 60) * 100 },
      { x: 100, y: 50 },
    ],
  });
});

test('R-D13 scores that never change lie inside the picture, and one alone in its middle', () => {
  for (const scores of [[700], [700, 700], [300], [850, 850]]) {
    for (const { x, y } of scoreLine(scores).points) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
      expect(x).toBeGreaterThanOrEqual(0);
    }
  }
  expect(scoreLine([700]).points).toEqual([{ x: 50, y: 50 }]);
});
