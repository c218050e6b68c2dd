import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../styles/contrast.ts';
import { markOf, ownMarks } from './marks.ts';
import { faceColours, hueOf, monogram } from './face.tsx';

test('R-G3 A face is read on its ground in both themes, whatever its hue', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    for (const theme of ['light', 'dark'] as const) {
      const { ground, ink } = faceColours(hue, theme);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('R-G3 A monogram has the first letters of the words that count', () => {
  expect(monogram('Blue Door Coffee')).toBe('BD');
  expect(monogram('The Bank of Albany')).toBe('BA');
  expect(monogram('Óptica del Sol')).toBe('ÓS');
  expect(monogram('7-Eleven')).toBe('7E');
  expect(monogram('the')).toBe('T');
  expect(monogram('…')).toBe('');
});

test('R-G3 The same name has the same hue, however it is written', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(hueOf(` ${name} `)).toBe(hueOf(name));
      expect(hueOf(name)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(hueOf('BLUE DOOR COFFEE')).toBe(hueOf('Blue Door Coffee'));
});

test('R-G3 A merchant of the sample has its own mark, and another name has none', () => {
  expect(markOf('Greenfield Market #12')).toBeDefined();
  expect(markOf('Greenfield Market')).toBe(markOf('GREENFIELD MARKET'));
  expect(markOf('Metro Transit')).not.toBe(markOf('Metro Coworking'));
  expect(markOf('Somebody else')).toBeUndefined();
  expect(markOf('Cash')).not.toBe(ownMarks.cash);
});
