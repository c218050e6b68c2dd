import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserRandom } from './ports.ts';

test('A number is whole and between the bounds, both included', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.nat(5_000), (low, width) => {
      const drawn = browserRandom.between(low, low + width);
      expect(Number.isInteger(drawn)).toBe(true);
      expect(drawn).toBeGreaterThanOrEqual(low);
      expect(drawn).toBeLessThanOrEqual(low + width);
    }),
  );
  const coin = new Set(Array.from({ length: 200 }, () => browserRandom.between(0, 1)));
  expect(coin).toEqual(new Set([0, 1]));
});

test('Bytes come as many as were asked for, and not the same twice', () => {
  expect(browserRandom.bytes(32)).toHaveLength(32);
  expect(browserRandom.bytes(32)).not.toEqual(browserRandom.bytes(32));
});
