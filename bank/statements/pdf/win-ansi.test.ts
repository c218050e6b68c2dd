import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWinAnsi, winAnsi } from './win-ansi.ts';

const windows1252 = new TextDecoder('windows-1252');

function printed(text: string): string {
  return windows1252.decode(Uint8Array.from(winAnsi(text)));
}

test.each([
  ['Peña, café, ¿qué? ¡ÑANDÚ!', 'Peña, café, ¿qué? ¡ÑANDÚ!'],
  ['“Curly” ‘quotes’ – — … € • ™', '“Curly” ‘quotes’ – — … € • ™'],
  ['decomposed cafe\u0301', 'decomposed café'],
  ['Łódź, Dvořák, Şişli', 'Lódz, Dvorák, Sisli'],
  ['minus \u221212 and 1\u20442', 'minus -12 and 1/2'],
  ['thin\u2009space, tab\tand\nline', 'thin space, tab and line'],
  ['ﬁne ①', 'fine 1'],
  ['right\u202Eleft\u200Bzero\u0007', 'rightleftzero'],
  ['寿司 🍣', '[U+5BFF][U+53F8] [U+1F363]'],
  ['👩‍👩‍👧 ❤️', '[U+1F469][U+1F469][U+1F467] [U+2764]'],
  ['half \uD83C pair', 'half  pair'],
])('R-D8 %j is printed as %j', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('R-D8 whatever a text holds, each of its codes is one that the fonts have', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10_ff_ff })), (points) => {
      const text = String.fromCodePoint(...points);
      expect(winAnsi(text).filter((code) => !isPrinted(code))).toEqual([]);
    }),
  );
});

function isPrinted(code: number): boolean {
  return code >= 0x20 && code <= 0xff && ![0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(code);
}

test.each([
  ['Peña “Ñandú” — 5 €', true],
  ['decomposed cafe\u0301, minus \u22125, ﬁne, thin\u2009space', true],
  ['Łódź', false],
  ['Dvořák', false],
  ['Дa', false],
  ['🍣', false],
])('R-D8 that WinAnsi has every letter of %j is %j', (text, expected) => {
  expect(isWinAnsi(text)).toBe(expected);
});
