import { expect, test } from 'vitest';
import { foldText } from '#contract/text/typed-signs.ts';
import { searchedWords } from './searched-days.ts';

const found = (typed: string, language: 'en' | 'es' = 'en') =>
  searchedWords(foldText(typed), { language })
    .map(({ word }) => word)
    .join(' ');

test.each<[typed: string, en: string, es?: string]>([
  ['Nov 27', '-11-27'],
  ['november 27th, 2026', '2026-11-27'],
  ['Nov. 7 2026', '2026-11-07'],
  ['27 nov', '-11-27'],
  ['27 de noviembre de 2026', '2026-11-27'],
  ['3 agosto', '-08-03'],
  ['11/27/2026', '2026-11-27'],
  ['11/27/26', '2026-11-27'],
  ['27/11/2026', '2026-11-27'],
  ['5/6', '-05-06', '-06-05'],
  ['olive market nov 27', 'olive market -11-27'],
  ['2026-11-27', '2026-11-27'],
  ['Nov\u00A027', '-11-27'],
  ['１１/27/2026', '2026-11-27'],
  ['11-27-2026', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['27-nov', '-11-27'],
  ['5 nov 27', '5 -11-27'],
])('R-X3 the day in %j is found as the history has it', (typed, en, es = en) => {
  expect(found(typed)).toBe(en);
  expect(found(typed, 'es')).toBe(es);
});

test.each([
  'market 5',
  'may',
  'nov 2026',
  '11/2026',
  '13/32',
  'nov 32',
  '1/2/3/4',
  'route 66/7x',
  '4.25',
  '11-27',
])('R-X3 no day is read into %j', (typed) => expect(found(typed)).toBe(typed));

test('R-X3 the words of a day are kept as they were typed, full-width digits too', () => {
  expect(searchedWords(foldText('Dinner Ｎov ２0 twice'), { language: 'en' })).toEqual([
    { word: 'dinner', typed: [] },
    { word: '-11-20', typed: ['ｎov', '２0'] },
    { word: 'twice', typed: [] },
  ]);
});
