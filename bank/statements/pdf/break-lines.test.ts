import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { type Cell, isSpace } from './cells.ts';
import { textWidth } from './helvetica.ts';
import { winAnsi } from './win-ansi.ts';

const lines = (text: string, width: number) =>
  breakLines(winAnsi(text), 'Helvetica', 10, width).map((cells) =>
    cells.map((cell) => String.fromCharCode(Number(cell))).join(''),
  );

test('a text is broken at its spaces', () => {
  expect(lines('Transfer to Northwind Gym', 60)).toEqual(['Transfer to', 'Northwind', 'Gym']);
  expect(lines('', 60)).toEqual(['']);
});

test('a word that is wider than the line is broken within', () => {
  expect(lines('to WWWWWWWW gym', 40)).toEqual(['to', 'WWWW', 'WWWW', 'gym']);
});

test('no line is too wide, and no character is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 12, max: 300 }), (text, width) => {
      const codes = winAnsi(text);
      const broken = breakLines(codes, 'Helvetica', 9.5, width);
      for (const line of broken) {
        expect(textWidth(line, 'Helvetica', 9.5)).toBeLessThanOrEqual(width);
      }
      const solid = (some: readonly Cell[]) => some.filter((cell) => !isSpace(cell));
      expect(solid(broken.flat())).toEqual(solid(codes));
    }),
  );
});
