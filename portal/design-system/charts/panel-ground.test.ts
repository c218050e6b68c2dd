import { expect, test } from 'vitest';
import { panelGround } from './panel-ground.ts';

const room = { before: 3, after: 2 };

test('The past keeps its places when the days ahead become known', () => {
  const before = panelGround([100, 200, 150, 180], [], room);
  const after = panelGround([100, 200, 150, 180], [180, 120, 900], room);
  expect(after.pastPlaces).toEqual(before.pastPlaces);
  expect(after.today).toBe(before.today);
  expect(after.aheadPlaces[0]).toBe(after.today);
});

test('A history that is shorter than its room ends today all the same', () => {
  const { pastPlaces, today } = panelGround([100, 200], [], room);
  expect(pastPlaces.at(-1)).toBe(today);
  expect(pastPlaces).toHaveLength(2);
});

test('The line leaves room over and under it for names, and a change of a cent is no mountain', () => {
  const { pastDepths } = panelGround([100_00, 200_00], [150_00], room);
  expect(pastDepths).toEqual([70, 34]);
  const [one = 0, other = 0] = panelGround([500_000_00, 500_000_01], [], room).pastDepths;
  expect(Math.abs(one - other)).toBeLessThan(0.01);
});
