import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CannotStart } from '../process/why-not-started.ts';
import { readKeys } from './keys.ts';

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
