import { describe, expect, test } from 'vitest';
import { isHit, searchHits } from './search-hits.tsx';

describe('R-X3 What was searched for is marked in what was found', () => {
  test.each([
    ['Whole Foods', 'foods', 'Whole [Foods]'],
    ['Whole Foods', 'WHOLE', '[Whole] Foods'],
    ['Whole Foods', 'oo', 'Whole F[oo]ds'],
    ['Whole Foods', 'foods who', '[Who]le [Foods]'],
    ['banana', 'ana', 'b[anana]'],
    ['banana', 'na', 'ba[nana]'],
    ['Whole Foods', '', 'Whole Foods'],
    ['Whole Foods', '   ', 'Whole Foods'],
    ['Whole Foods', 'market', 'Whole Foods'],
    ['Whole Foods', 'whole foods market', '[Whole] [Foods]'],
    ['50% off (a+b)', '(a+b)', '50% off [(a+b)]'],
    ['İstanbul café', 'CAFÉ', 'İstanbul [café]'],
    ['', 'a', ''],
  ])('in "%s" searched for "%s"', (text, search, expected) => {
    expect(marked(searchHits(text, search))).toBe(expected);
  });

  test.each([
    ['−$1,250.00', '1250', '−$[1,250].00'],
    ['−$1,250.00', '$1,250', '−$[1,250].00'],
    ['−$1,250.00', '250.00', '−$1,[250.00]'],
    ['−$1,250.00', '$', '−$1,250.00'],
  ])('in the amount %s searched for "%s", however it is written', (text, search, expected) => {
    expect(marked(searchHits(text, search, '$,'))).toBe(expected);
  });

  test('a text is a hit when a piece of it is', () => {
    expect(isHit('REF-12345678', '3456')).toBe(true);
    expect(isHit('REF-12345678', '999')).toBe(false);
  });
});

function marked(pieces: ReturnType<typeof searchHits>): string {
  return pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
}
