import { expect, test } from 'vitest';
import { partInSight } from './settings-parts.ts';

const tops = [
  { part: 'profile', top: -400 },
  { part: 'security', top: 90 },
  { part: 'display', top: 700 },
];

test('the part that is read is the last whose top has passed the line', () => {
  expect(partInSight(tops, 200, false)).toBe('security');
  expect(partInSight(tops, 80, false)).toBe('profile');
});

test('above all parts the first is the one that is read, at the end of the page the last', () => {
  expect(partInSight(tops, -900, false)).toBe('profile');
  expect(partInSight(tops, 200, true)).toBe('display');
  expect(partInSight([], 200, true)).toBeUndefined();
});
