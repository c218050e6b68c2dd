import { expect, test } from 'vitest';
import { returnTimes } from './passwords.ts';

function atTime() {
  let now = 5_000;
  const returnAfterMs = returnTimes({ apartMs: 400, longestMs: 2_000 }, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { returnAfterMs, pass };
}

test('Those who are turned away come again one after the other, the first after a second', () => {
  const { returnAfterMs } = atTime();
  expect([returnAfterMs(), returnAfterMs(), returnAfterMs()]).toEqual([1_000, 1_400, 1_800]);
});

test('The time that has passed since the last one counts', () => {
  const { returnAfterMs, pass } = atTime();
  returnAfterMs();
  pass(300);
  expect(returnAfterMs()).toBe(1_100);
  pass(10_000);
  expect(returnAfterMs()).toBe(1_000);
});

test('Nobody is told to wait longer than the longest, and once fewer come it is less again', () => {
  const { returnAfterMs, pass } = atTime();
  const told = Array.from({ length: 50 }, () => returnAfterMs());
  expect(Math.max(...told)).toBe(2_000);
  expect(told.at(-1)).toBe(2_000);
  pass(1_500);
  expect(returnAfterMs()).toBe(1_000);
});
