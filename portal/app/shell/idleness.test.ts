import { describe, expect, it } from 'vitest';
import { type Idleness, idleness, isReadOut, isTimeToTell } from './idleness.ts';

const minute = 60_000;

describe('R-P4 what is due when nothing was touched', () => {
  it.each<[5 | 15 | 30 | 60, number, Idleness]>([
    [15, 0, { kind: 'active', lookAgainMs: 14 * minute }],
    [15, 14 * minute - 1, { kind: 'active', lookAgainMs: 1 }],
    [15, 14 * minute, { kind: 'warning', secondsLeft: 60, lookAgainMs: 1_000 }],
    [15, 14 * minute + 1, { kind: 'warning', secondsLeft: 60, lookAgainMs: 999 }],
    [15, 14 * minute + 1_000, { kind: 'warning', secondsLeft: 59, lookAgainMs: 1_000 }],
    [15, 15 * minute - 1, { kind: 'warning', secondsLeft: 1, lookAgainMs: 1 }],
    [15, 15 * minute, { kind: 'over' }],
    [15, 9 * 60 * minute, { kind: 'over' }],
    [5, 4 * minute, { kind: 'warning', secondsLeft: 60, lookAgainMs: 1_000 }],
    [5, 5 * minute, { kind: 'over' }],
    [30, 15 * minute, { kind: 'active', lookAgainMs: 14 * minute }],
    [30, 29.5 * minute, { kind: 'warning', secondsLeft: 30, lookAgainMs: 1_000 }],
    [60, 59 * minute - 1, { kind: 'active', lookAgainMs: 1 }],
    [60, 60 * minute, { kind: 'over' }],
    // The clock of the device was set back by an hour.
    [15, -60 * minute, { kind: 'active', lookAgainMs: 14 * minute }],
  ])('of %i minutes, %d ms after the last touch: %o', (minutes, idleMs, due) => {
    expect(idleness(1_000_000_000, 1_000_000_000 + idleMs, minutes)).toEqual(due);
  });
});

it.each<[number | null, number, boolean]>([
  [null, 0, true],
  [1_000, 1_000, false],
  [1_000, 50_999, false],
  [1_000, 51_000, true],
  [90_000, 1_000, true],
])('R-P4 told at %d, the bank is told again at %d: %s', (toldAt, now, isTime) => {
  expect(isTimeToTell(toldAt, now)).toBe(isTime);
});

it('R-P4 the countdown is read out three times, and not every second', () => {
  const readOut = Array.from({ length: 60 }, (_, left) => left + 1).filter(isReadOut);
  expect(readOut).toEqual([10, 30, 60]);
});
