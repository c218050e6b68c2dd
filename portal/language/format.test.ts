import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDay,
  formatMoment,
  formatMoney,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  formatTime,
  initials,
  localToday,
} from './format.ts';
import { languages } from './language.ts';

const day = (date: string) => date as LocalDate;
const at = (moment: string) => Date.parse(moment) as EpochMs;

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [45081000, '$450,810.00'],
    [-123450, '\u2212$1,234.50'],
  ])('writes %d cents as %s', (amount, expected) => {
    expect(formatMoney(cents(amount))).toBe(expected);
  });

  test.each([
    [0, '$0.00'],
    [45081000, '$450,810.00'],
    [-123450, '\u2212$1,234.50'],
  ])(
    'writes %d cents in Spanish as %s, as it is written in the United States',
    (amount, expected) => {
      expect(formatMoney(cents(amount), 'negative', 'es')).toBe(expected);
    },
  );

  test('writes a plus before what comes in where the sign always shows, and none before nothing', () => {
    expect(formatMoney(cents(520000), 'always')).toBe('+$5,200.00');
    expect(formatMoney(cents(-520000), 'always')).toBe('\u2212$5,200.00');
    expect(formatMoney(cents(0), 'always')).toBe('$0.00');
  });

  test('writes no sign where none is wanted', () => {
    expect(formatMoney(cents(-520000), 'none')).toBe('$5,200.00');
  });

  test('keeps every digit of every amount, up to the largest that is exact', () => {
    expect(formatMoney(cents(Number.MAX_SAFE_INTEGER))).toBe('$90,071,992,547,409.91');
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...languages), (amount, language) => {
        const digits = formatMoney(cents(amount), 'negative', language).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });
});

describe('days', () => {
  const today = day('2026-11-21');

  test('are named Today and Yesterday while they are', () => {
    expect(formatDay(today, today)).toBe('Today');
    expect(formatDay(day('2026-11-20'), today)).toBe('Yesterday');
    expect(formatDay(day('2025-12-31'), day('2026-01-01'))).toBe('Yesterday');
  });

  test('carry their weekday, and the year when it is another one', () => {
    expect(formatDay(day('2026-11-19'), today)).toBe('Thursday, November 19');
    expect(formatDay(day('2025-11-21'), today)).toBe('Friday, November 21, 2025');
  });

  test('are called by their Spanish names, with a capital letter as a heading', () => {
    expect(formatDay(today, today, 'es')).toBe('Hoy');
    expect(formatDay(day('2026-11-20'), today, 'es')).toBe('Ayer');
    expect(formatDay(day('2026-11-19'), today, 'es')).toBe('Jueves, 19 de noviembre');
    expect(formatDay(day('2025-11-21'), today, 'es')).toBe('Viernes, 21 de noviembre de 2025');
    expect(formatDate(day('2026-11-21'), 'es')).toBe('21 nov 2026');
    expect(formatMonth(day('2018-01-01'), 'es')).toBe('enero de 2018');
    expect(formatShortMonth(day('2018-01-01'), 'es')).toBe('ene 2018');
  });

  test('are the same day in writing whatever the time zone of the device', () => {
    expect(formatDate(day('2026-03-01'))).toBe('Mar 1, 2026');
    expect(formatMonth(day('2018-01-01'))).toBe('January 2018');
  });
});

describe('moments', () => {
  test('are written in the time zone of the credit union, in winter and in summer', () => {
    expect(formatMoment(at('2026-11-21T12:14:00Z'))).toMatch(/^Nov 21, 2026, 7:14\sAM$/u);
    expect(formatTime(at('2026-07-01T12:14:00Z'))).toMatch(/^8:14\sAM$/u);
  });

  test('say in Spanish which half of the day it is', () => {
    expect(formatMoment(at('2026-11-21T12:14:00Z'), 'es')).toMatch(
      /^21 nov 2026, 7:14\sa\.\s?m\.$/u,
    );
    expect(formatTime(at('2026-11-21T17:14:00Z'), 'es')).toMatch(/^12:14\sp\.\s?m\.$/u);
  });

  test.each([
    ['7:14 AM', /^7:14\sa\.\s?m\.$/u],
    ['12:00 AM', /^12:00\sa\.\s?m\.$/u],
    ['12:30 PM', /^12:30\sp\.\s?m\.$/u],
    ['11:59 PM', /^11:59\sp\.\s?m\.$/u],
  ])('take the %s of the bank over into Spanish', (time, expected) => {
    expect(formatClock(time, 'en')).toBe(time);
    expect(formatClock(time, 'es')).toMatch(expected);
  });

  test('fall on the day of the credit union, not on that of Greenwich', () => {
    expect(localToday(at('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
    expect(localToday(at('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  });
});

test('large counts are parted in thousands', () => {
  expect(formatCount(100000)).toBe('100,000');
  expect(formatCount(100000, 'es')).toBe('100,000');
});

test('a day is named by its distance while it is near, and by its date from then on', () => {
  const today = day('2026-03-01');
  expect(formatShortDay(day('2026-03-01'), today)).toBe('Today');
  expect(formatShortDay(day('2026-02-28'), today)).toBe('Yesterday');
  expect(formatShortDay(day('2026-02-27'), today)).toBe('Feb 27, 2026');
});

test('the mark of a member is the first letter of the first and the last name', () => {
  expect(initials('Avery Morgan')).toBe('AM');
  expect(initials('  ana maría de la ruiz ')).toBe('AR');
  expect(initials('Cher')).toBe('C');
  expect(initials('𝒜very Øst')).toBe('𝒜Ø');
});
