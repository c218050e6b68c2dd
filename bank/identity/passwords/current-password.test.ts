import { expect, test } from 'vitest';
import { isHashOf } from './current-password.ts';

const turn = {
  hash: async (password: string) => password,
  verify: async (hash: string, password: string) => hash === password,
};

test.each([
  ['caf\u00e9', 'cafe\u0301', true],
  ['caf\u00e9', 'caf\u00e9', true],
  ['cafe\u0301', 'cafe\u0301', true],
  ['\uFF41bc', '\uFF41bc', true],
  ['abc', '\uFF41bc', true],
  ['abc', 'abd', false],
])('R-P2 of the password that was set as %j, %j is the same: %s', async (hash, typed, same) => {
  expect(await isHashOf(turn, hash, typed)).toBe(same);
});
