import { describe, expect, test } from 'vitest';
import { isMet, type Line, tableOf } from './web-lighthouse.ts';

const paint: Line = { what: 'paint', value: 750, wanted: 750, bound: 'at most', unit: 'ms' };
const score: Line = { what: 'score', value: 97, wanted: 98, bound: 'at least', unit: 'points' };

describe('a line', () => {
  test('is met at its bound and missed beyond it', () => {
    expect(isMet(paint)).toBe(true);
    expect(isMet({ ...paint, value: 751 })).toBe(false);
    expect(isMet(score)).toBe(false);
    expect(isMet({ ...score, value: 98 })).toBe(true);
    expect(isMet({ ...paint, value: NaN })).toBe(false);
  });

  test('stands in the table with what was wanted', () => {
    const [, , first, second] = tableOf([paint, score]).split('\n');
    expect(first).toBe('| paint | 750 ms | at most 750 ms | met |');
    expect(second).toBe('| score | 97 | at least 98 | missed |');
  });

  test('without a wish is only told', () => {
    const told: Line = { ...paint, wanted: Infinity };
    expect(isMet(told)).toBe(true);
    expect(tableOf([told])).toMatch(/\| paint \| 750 ms \| {2}\| {2}\|$/);
  });
});
