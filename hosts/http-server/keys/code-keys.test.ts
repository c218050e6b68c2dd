import { expect, test } from 'vitest';
import { type Key, keyOf, keyRingCodes, ringOf } from './keys.ts';

function testKey(id: string, fill: number): Key {
  const key = keyOf(id, Buffer.alloc(32, fill).toString('base64'));
  if (key === undefined) throw new Error('It is no key');
  return key;
}

const [one, two] = [testKey('one', 1), testKey('two', 2)];

test('A code is known again with its key, also once another key is the present one', () => {
  const mac = keyRingCodes(ringOf([one])).mac('417306');
  const replaced = keyRingCodes(ringOf([two, one]));
  expect(replaced.isMacOf(mac, '417306')).toBe(true);
  expect(replaced.isMacOf(mac, '417307')).toBe(false);
  expect(replaced.mac('417306')).not.toBe(mac);
});

test('Without its key nobody can tell of a code whether it is the one', () => {
  const mac = keyRingCodes(ringOf([one])).mac('417306');
  expect(keyRingCodes(ringOf([two])).isMacOf(mac, '417306')).toBe(false);
  const underItsName = keyRingCodes(ringOf([testKey('one', 3)]));
  expect(underItsName.isMacOf(mac, '417306')).toBe(false);
});

test.each(['', '.', 'one', 'one.', 'one.AAAA', `one.${'A'.repeat(43)}`, 'a'.repeat(64)])(
  '%j, which was not made so, is good for no code',
  (mac) => {
    expect(keyRingCodes(ringOf([one])).isMacOf(mac, '417306')).toBe(false);
  },
);
