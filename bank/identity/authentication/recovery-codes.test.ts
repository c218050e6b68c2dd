import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/test-ports.ts';
import { newRecoveryCode, recoveryCodeHash } from './check-method.ts';

test('a recovery code has 24 signs that nobody mistakes, in groups of four', () => {
  const random = seededRandom(11);
  const codes = Array.from({ length: 200 }, () => newRecoveryCode(random));
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
  expect(new Set(codes).size).toBe(200);
});

test.each([
  'A1B0-C2D3-E4F5-G6H7-J8K9-MNPQ',
  'a1b0 c2d3 e4f5 g6h7 j8k9 mnpq',
  ' A1B0C2D3E4F5G6H7J8K9MNPQ ',
  'AIBO-C2D3-E4F5-G6H7-J8K9-MNPQ',
  'albo c2d3-e4f5 g6h7 j8k9 mnpq',
])('%j is one and the same code', (typed) => {
  expect(recoveryCodeHash('member', typed)).toBe(
    recoveryCodeHash('member', 'A1B0C2D3E4F5G6H7J8K9MNPQ'),
  );
});

test('a code is that of one member', () => {
  expect(recoveryCodeHash('one', 'A1B0')).not.toBe(recoveryCodeHash('other', 'A1B0'));
});
