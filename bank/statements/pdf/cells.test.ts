import { expect, test } from 'vitest';
import { type Cell, fromLeftToRight } from './cells.ts';

/** A cell for each letter, of the level below it. */
function cells(letters: string, levels: string): Cell[] {
  return Array.from(letters, (letter, index) => ({
    glyph: letter.charCodeAt(0),
    advance: 500,
    level: Number(levels[index]),
    isSpace: false,
  }));
}

test.each([
  ['abc', '000', 'abc'],
  ['abc', '111', 'cba'],
  ['pay ABC now', '00001110000', 'pay CBA now'],
  ['ABC 12 DEF', '1111221111', 'FED 12 CBA'],
  ['', '', ''],
])('cells of %j with levels %j are drawn as %j', (letters, levels, drawn) => {
  const ordered = fromLeftToRight(cells(letters, levels));
  expect(
    ordered.map((cell) => String.fromCharCode((cell as { glyph: number }).glyph)).join(''),
  ).toBe(drawn);
});

test('codes of the standard fonts stay where they are', () => {
  expect(fromLeftToRight([1, 2, ...cells('AB', '11'), 3])).toEqual([1, 2, ...cells('BA', '11'), 3]);
});
