import { expect, test } from 'vitest';
import { characterCount, firstCharacters } from './characters.ts';
import { memoMaxLength } from '../transfers/transfer-terms.ts';
import { typedText } from './text.ts';

test('R-T1 a memo of 500 emoji is 500 characters, and one more is one too many', () => {
  const memo = typedText(memoMaxLength);
  expect(characterCount('😀'.repeat(500))).toBe(500);
  expect(memo.safeParse('😀'.repeat(500)).success).toBe(true);
  expect(memo.safeParse('😀'.repeat(501)).success).toBe(false);
  expect(memo.safeParse('a'.repeat(501)).success).toBe(false);
});

test('Cutting a text that is too long cuts no character in two', () => {
  expect(firstCharacters('ab😀😀', 3)).toBe('ab😀');
  expect(firstCharacters('ab', 3)).toBe('ab');
});
