import { describe, expect, test } from 'vitest';
import { refuseMessage, tidyMessage } from './message-rules.ts';

describe('R-C1 A message', () => {
  test.each([
    ['  hello  ', 'hello'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['\u001B[2Jgone', '[2Jgone'],
    ['a\tb', 'ab'],
    ['pay \u202Eevil', 'pay evil'],
    ['Cafe\u0301', 'Café'],
    ['👩‍👧 thanks', '👩‍👧 thanks'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyMessage(typed)).toBe(kept);
  });

  test.each(['', ' ', '\n\n', '\u200B', '\u2066\u2069', '\u00A0'])('%j says nothing', (typed) => {
    expect(refuseMessage(tidyMessage(typed))).toEqual({ code: 'MESSAGE_EMPTY' });
  });

  test.each(['x', '?', '🐟', 'a'.repeat(1000)])('%j is taken', (typed) => {
    expect(refuseMessage(tidyMessage(typed))).toBeNull();
  });

  test('has at most 1000 characters', () => {
    expect(refuseMessage('a'.repeat(1001))).toEqual({
      code: 'MESSAGE_TOO_LONG',
      data: { most: 1000 },
    });
  });
});
