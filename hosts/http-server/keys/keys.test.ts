import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CannotStart } from '../process/why-not-started.ts';
import { readKeys, type Key, keyOf, keyRingCodes, ringOf } from './keys.ts';

const key = randomBytes(32).toString('base64');
const other = randomBytes(32).toString('base64');

test('BANK_KEYS holds keys with their ids, the present one first', () => {
  expect(readKeys(`2026:${key}, 2025:${other}`).map(({ id }) => id)).toEqual(['2026', '2025']);
});

test.each([
  ['no id', `:${key}`],
  ['an id that would break what is sealed', `20.26:${key}`],
  ['no key', '2026:'],
  ['16 bytes', `2026:${randomBytes(16).toString('base64')}`],
  ['64 bytes', `2026:${randomBytes(64).toString('base64')}`],
  ['another alphabet', `2026:${'_'.repeat(43)}=`],
  ['more than one colon', `2026:${key}:${other}`],
  ['a comma at the end', `2026:${key},`],
  ['one id twice', `2026:${key},2026:${other}`],
])('BANK_KEYS is refused with %s, and not repeated', (_why, text) => {
  const act = () => readKeys(text);
  expect(act).toThrow(CannotStart);
  expect(act).toThrow('BANK_KEYS');
  for (const secret of [key, other]) {
    expect(act).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }));
  }
});

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
