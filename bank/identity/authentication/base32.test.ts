import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/test-ports.ts';
import { fromBase32, toBase32 } from './authenticator.ts';

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base32, as in the RFC', (text, base32) => {
  expect(toBase32(utf8ToBytes(text))).toBe(base32);
  expect(fromBase32(base32)).toEqual(utf8ToBytes(text));
});

test('whatever is written in base32 is read again', () => {
  const random = seededRandom(3);
  for (let length = 0; length < 40; length += 1) {
    const bytes = random.bytes(length);
    expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  }
});

test.each(['m', '1', 'MZ=', 'MZ XQ'])('%j is not base32', (text) => {
  expect(() => fromBase32(text)).toThrow('not base32');
});
