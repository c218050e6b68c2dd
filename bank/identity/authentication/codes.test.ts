import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/test-ports.ts';
import { codeHash, isSameHash, newCode, withoutBlanks } from './codes.ts';

test('a code has six digits, zeros in front included', () => {
  const random = seededRandom(7);
  const codes = Array.from({ length: 2_000 }, () => newCode(random));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
});

test('the same code of something else has another hash', () => {
  expect(codeHash('one', '417306')).not.toBe(codeHash('other', '417306'));
  expect(codeHash('one', '417306')).toBe(codeHash('one', '417306'));
});

test.each(['417 306', '417-306', ' 4 1 7 3 0 6\t', '417\u2013306', '417\u00a0306'])(
  '%j is typed for 417306',
  (typed) => {
    expect(withoutBlanks(typed)).toBe('417306');
  },
);

test.each([
  ['ab', 'ab', true],
  ['ab', 'aB', false],
  ['ab', 'bb', false],
  ['ab', 'abc', false],
  ['', '', true],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameHash(one, other)).toBe(isSame);
});
