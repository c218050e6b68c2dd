import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { ChangeCounts } from './limit-rules.ts';

const start = Date.parse('2026-03-02T15:00:00Z') as EpochMs;
const after = (ms: number) => (start + ms) as EpochMs;

test.each([
  { what: 'so many at once', at: [0, 0, 0], next: 0, wait: 1_000 },
  { what: 'the next one after its time', at: [0, 0, 0], next: 1_000, wait: 0 },
  { what: 'the rest of its time', at: [0, 0, 0], next: 400, wait: 600 },
  { what: 'all of them again after a pause', at: [0, 0, 0, 3_000, 3_000], next: 3_000, wait: 0 },
  {
    what: 'no more after a longer pause',
    at: [0, 0, 0, 60_000, 60_000, 60_000],
    next: 60_000,
    wait: 1_000,
  },
  {
    what: 'no longer wait where the clock was put back',
    at: [60_000, 60_000, 60_000],
    next: 0,
    wait: 1_000,
  },
])('R-S7 A person may make $what', ({ at, next, wait }) => {
  const counts = new ChangeCounts({ atOnce: 3, perMinute: 60 });
  for (const ms of at) expect(counts.take('jordan', after(ms))).toBe(0);
  expect(counts.take('jordan', after(next))).toBe(wait);
});

test('R-S7 A change that is refused costs nothing, and nobody pays for another person', () => {
  const counts = new ChangeCounts({ atOnce: 1, perMinute: 60 });
  expect(counts.take('jordan', start)).toBe(0);
  for (let count = 0; count < 10; count += 1) expect(counts.take('jordan', start)).toBe(1_000);
  expect(counts.take('robin', start)).toBe(0);
  expect(counts.take('jordan', after(1_000))).toBe(0);
});
