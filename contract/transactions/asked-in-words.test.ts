import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../time/time.ts';
import { askedInWords, categoryAlone } from './asked-in-words.ts';

const today = '2026-11-29' as LocalDate;

describe('R-X3 a search in everyday words', () => {
  test.each([
    ['groceries last month', 'Groceries', '2026-10-01', '2026-10-31'],
    ['Groceries in October', 'Groceries', '2026-10-01', '2026-10-31'],
    ['how much did I spend on restaurants last month', 'Dining', '2026-10-01', '2026-10-31'],
    ['supermercado mes pasado', 'Groceries', '2026-10-01', '2026-10-31'],
    ['¿cuánto gasté en restaurantes el mes pasado?', 'Dining', '2026-10-01', '2026-10-31'],
    ['rent this month', 'Housing', '2026-11-01', '2026-11-30'],
    ['viajes este año', 'Travel', '2026-01-01', '2026-12-31'],
    ['dining march 2024', 'Dining', '2024-03-01', '2024-03-31'],
    ['dining february 2024', 'Dining', '2024-02-01', '2024-02-29'],
    ['salud diciembre de 2025', 'Health', '2025-12-01', '2025-12-31'],
    ['travel december', 'Travel', '2025-12-01', '2025-12-31'],
    ['insurance 2024', 'Insurance', '2024-01-01', '2024-12-31'],
    ['cash last week', 'Cash', '2026-11-22', '2026-11-28'],
    ['efectivo ayer', 'Cash', '2026-11-28', '2026-11-28'],
    ['donaciones año pasado', 'Giving', '2025-01-01', '2025-12-31'],
  ])('%s', (typed, category, from, to) => {
    expect(askedInWords(typed, today)).toMatchObject({ rest: '', category, period: { from, to } });
  });

  test.each([
    ['olive last month', 'olive', '2026-10-01'],
    ['olive & ash in march', 'olive & ash', '2026-03-01'],
    ['payroll this year', 'payroll', '2026-01-01'],
    ['nómina este mes', 'nomina', '2026-11-01'],
    ['last month', '', '2026-10-01'],
    ['2024', '', '2024-01-01'],
    ['marzo', '', '2026-03-01'],
  ])('looks for the other words in the period: %s', (typed, rest, from) => {
    expect(askedInWords(typed, today)).toMatchObject({ rest, category: null, period: { from } });
  });

  test.each([
    ['over $100', 100_00, null],
    ['groceries over 100', 100_00, null],
    ['más de $1,250.50', 1_250_50, null],
    ['under 20 dollars', null, 20_00],
    ['menos de 20', null, 20_00],
    ['between 50 and 100', 50_00, 100_00],
    ['entre 50 y 100 este mes', 50_00, 100_00],
  ])('knows limits of an amount: %s', (typed, amountFrom, amountTo) => {
    expect(askedInWords(typed, today)).toMatchObject({ amountFrom, amountTo });
  });

  test.each(['restaurants', 'supermercado', 'eating out'])(
    'knows a category by a name that the history does not have: %s',
    (typed) => {
      expect(askedInWords(typed, today)).toMatchObject({ rest: '', period: null });
    },
  );

  test.each([
    '',
    'groceries',
    'zelle',
    'olive',
    '118.92',
    '$1,500.00',
    '-1,500',
    'nov 27',
    'march 3',
    '3 de marzo',
    '11/27/2026',
    '27 de noviembre de 2026',
    'June Park',
    'over the moon',
    'more than 20 less than 10',
    'REF-20241234',
    '100%_\\ nothing like it <b>',
  ])('is a search for its words alone: %s', (typed) => {
    expect(askedInWords(typed, today)).toBeNull();
  });

  test('knows a search for a category alone, by whichever of its names', () => {
    const typed = ['Groceries', ' supermercado ', 'eating out', 'Educación', 'groceries olive', ''];
    expect(typed.map(categoryAlone)).toEqual([
      'Groceries',
      'Groceries',
      'Dining',
      'Education',
      null,
      null,
    ]);
  });

  test('compares a period that goes on with as many days of the one before', () => {
    expect(askedInWords('groceries this month', today)?.period).toMatchObject({
      goesOn: true,
      before: { from: '2026-10-01', to: '2026-10-29' },
    });
    expect(askedInWords('this month', '2026-03-31' as LocalDate)?.period?.before).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(askedInWords('last month', today)?.period).toMatchObject({
      goesOn: false,
      before: { from: '2026-09-01', to: '2026-09-30' },
    });
  });
});
