import { expect, test } from 'vitest';
import { isPlainName } from './typed-name.ts';

test.each([
  'Sam',
  'José Núñez',
  'אבי',
  '李雷',
  'B & B',
  '7-Eleven',
  '✈️ trip',
  '🏖',
  '👨‍👩‍👧‍👦',
  '❤️‍🔥',
  '👩🏽‍🚀',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  'علی‌رضا',
  'ශ්‍රී',
  'क्‍ष',
])('%j can be a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a blank letter of Hangul', '\u3164'],
  ['a blank letter inside', 'Sam\u3164Rivera'],
  ['a half-width blank letter', 'Sam\uFFA0'],
  ['a joiner that is not seen', 'Sa\u034Fm'],
  ['a pattern of Braille without a dot', '\u2800'],
  ['combining marks and nothing below', '\u0301\u0302'],
  ['blanks and a mark', '\u00A0\u0301'],
  ['a variation selector at a letter', 'Sam\uFE0F'],
  ['a soft hyphen', 'Sa\u00ADm'],
  ['a tag', 'Sam\u{E0041}'],
  ['markup', '<b>'],
  ['a joiner between letters of a script without it', 'Sa\u200Dm'],
  ['a joiner behind a letter', 'علی\u200C'],
  ['a joiner behind a picture', '🏖\u200D'],
])('%s is no name', (_what, name) => {
  expect(isPlainName(name)).toBe(false);
});
