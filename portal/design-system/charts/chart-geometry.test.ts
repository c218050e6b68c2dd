import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import {
  deepestWithRoom,
  dayBetween,
  depthOf,
  nearestPlace,
  placesOfColumns,
  placesOfDays,
  roundedTicks,
  ticksOfCourse,
  ticksWithRoomBelow,
  writtenPoints,
} from './chart-geometry.ts';

const days = (...written: string[]) => written as LocalDate[];

describe('roundedTicks', () => {
  test.each([
    [
      [0, 400000],
      [0, 100000, 200000, 300000, 400000],
    ],
    [
      [123456, 987654],
      [0, 250000, 500000, 750000, 1000000],
    ],
    [
      [-5000, 12000],
      [-5000, 0, 5000, 10000, 15000],
    ],
    [
      [712, 731],
      [710, 720, 730, 740],
    ],
    [
      [0, 3],
      [0, 1, 2, 3],
    ],
    [[0], [0, 2500, 5000]],
  ])('puts round figures around %j: %j', (values, ticks) => {
    expect(roundedTicks(values)).toEqual(ticks);
  });

  test.each([[[7]], [[250000, 250000]], [[-40, -40]]])(
    'gives %j, all the same, room on both sides',
    (values) => {
      const ticks = roundedTicks(values);
      expect(ticks[0]).toBeLessThan(values[0] ?? 0);
      expect(ticks.at(-1)).toBeGreaterThan(values[0] ?? 0);
    },
  );

  test('holds every value between two and five whole, even, ascending ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e13, max: 1e13 }), { minLength: 1, maxLength: 12 }),
        (values) => {
          const ticks = roundedTicks(values);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(5);
          expect(ticks.every(Number.isSafeInteger)).toBe(true);
          expect(
            new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))).size,
          ).toBe(1);
          expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        },
      ),
    );
  });
});

test('ticksWithRoomBelow leaves room for a label under the lowest value, and goes below zero only where a value does', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_00 });
  fc.assert(
    fc.property(money, fc.integer({ min: 4, max: 1_000_000_00 }), (room, span) => {
      const least = span + room;
      const ticks = ticksWithRoomBelow([least, least + span]);
      expect(depthOf(least, ticks)).toBeLessThanOrEqual(deepestWithRoom);
      expect(ticks[0]).toBeGreaterThanOrEqual(0);
    }),
    { examples: [[94_805_444, 78_849_366]] },
  );
  expect(ticksWithRoomBelow([0, 100_00])[0]).toBe(0);
  expect(ticksWithRoomBelow([-50_00, 100_00])[0]).toBeLessThan(-50_00);
});

test('depthOf is 0 at the highest tick, 100 at the lowest', () => {
  expect([20, 15, 0].map((value) => depthOf(value, [0, 10, 20]))).toEqual([0, 25, 100]);
});

test('placesOfDays keeps the distances of the days, across the change to summer time too', () => {
  expect(placesOfDays(days('2026-03-06', '2026-03-08', '2026-03-10', '2026-03-16'))).toEqual([
    0, 20, 40, 100,
  ]);
  expect(placesOfDays(days('2026-03-06'))).toEqual([50]);
  expect(placesOfDays([])).toEqual([]);
});

test('placesOfColumns are the middles of the columns', () => {
  expect(placesOfColumns(4)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test('dayBetween is the middle of two days, the earlier of two middles', () => {
  const [first, last, later] = days('2026-01-01', '2026-01-31', '2026-02-01');
  expect(dayBetween(first as LocalDate, last as LocalDate)).toBe('2026-01-16');
  expect(dayBetween(first as LocalDate, later as LocalDate)).toBe('2026-01-16');
});

test.each([
  [-5, 0],
  [9, 0],
  [10, 0],
  [11, 1],
  [70, 2],
  [400, 2],
])('the nearest of 0, 20 and 100 to %d is the one at index %d', (place, index) => {
  expect(nearestPlace([0, 20, 100], place)).toBe(index);
});

test('writtenPoints pairs each place with its depth', () => {
  expect(writtenPoints([0, 50, 100], [40, 20, 0])).toBe('0,40 50,20 100,0');
});

describe('ticksOfCourse', () => {
  test.each([[[50_000, 50_900]], [[50_000, 50_000]], [[0, 0]], [[-50_900, -50_000]]])(
    'draws %j as a level line: the movement is below 2 %%',
    (values) => {
      expect(ticksOfCourse(values)).toBeNull();
    },
  );

  test('draws 3 % of two balances of any size as the same small movement', () => {
    const heightOf = (values: readonly [number, number]) => {
      const ticks = ticksOfCourse(values);
      return ticks === null ? 0 : depthOf(values[0], ticks) - depthOf(values[1], ticks);
    };
    expect(heightOf([97, 100])).toBeCloseTo(15);
    expect(heightOf([97_000, 100_000])).toBeCloseTo(15);
  });

  test('gives a large movement the height, with a little room above and below', () => {
    const ticks = ticksOfCourse([1000, 9000]) ?? [0, 1];
    expect(depthOf(9000, ticks)).toBeCloseTo(4.55);
    expect(depthOf(1000, ticks)).toBeCloseTo(95.45);
  });
});
