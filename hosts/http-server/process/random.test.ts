import { validate, version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './random.ts';

afterEach(() => {
  vi.useRealTimers();
});

function many(count: number): string[] {
  return Array.from({ length: count }, newId);
}

test('Ids are UUIDs of version 7, each later than those before and no two alike', () => {
  const ids = many(20_000);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Within one millisecond, and where the clock is set back, they go on behind one another', () => {
  vi.useFakeTimers({ now: Date.parse('2100-01-01T00:00:00Z') });
  const before = many(3_000);
  vi.setSystemTime(Date.parse('2099-01-01T00:00:00Z'));
  const after = many(3_000);
  const ids = [...before, ...after];
  expect(ids.toSorted()).toEqual(ids);
});

test('Bits besides time and counter are random', () => {
  const tails = many(10_000).map((id) => id.slice(24));
  expect(new Set(tails).size).toBe(tails.length);
});
