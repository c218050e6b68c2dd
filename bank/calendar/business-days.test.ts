import type { LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days.ts';
import { addDays } from './local-time.ts';

const day = (text: string) => text as LocalDate;

describe('business days', () => {
  // The schedule that the Federal Reserve Banks publish for these years.
  test.each([
    [
      2026,
      [
        '2026-01-01',
        '2026-01-19',
        '2026-02-16',
        '2026-05-25',
        '2026-06-19',
        '2026-09-07',
        '2026-10-12',
        '2026-11-11',
        '2026-11-26',
        '2026-12-25',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-01-18',
        '2027-02-15',
        '2027-05-31',
        '2027-07-05',
        '2027-09-06',
        '2027-10-11',
        '2027-11-11',
        '2027-11-25',
      ],
    ],
  ])(
    'R-T1 the weekdays of %s on which banks rest are those of the Federal Reserve',
    (year, holidays) => {
      const resting = [];
      for (let at = day(`${year}-01-01`); at.startsWith(String(year)); at = addDays(at, 1)) {
        const weekday = new Date(at).getUTCDay();
        if (weekday > 0 && weekday < 6 && !isBusinessDay(at)) resting.push(at);
      }
      expect(resting).toEqual(holidays);
    },
  );

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    // A holiday on a Saturday is not made up for on the Friday before.
    ['2026-07-03', true],
    ['2022-12-26', false],
  ])('R-T1 %s is a business day: %s', (date, expected) => {
    expect(isBusinessDay(day(date))).toBe(expected);
  });

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-26', '2026-11-27'],
    ['2026-12-25', '2026-12-28'],
  ])('R-T1 from %s on, the first business day is %s', (from, expected) => {
    expect(businessDayFrom(day(from))).toBe(expected);
  });

  test.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 10, '2026-12-07'],
    ['2026-11-23', 2, '2026-11-25'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 2, '2026-11-30'],
    ['2026-11-21', 2, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('R-T1 from %s it is %s business days to %s', (from, count, expected) => {
    expect(addBusinessDays(day(from), count)).toBe(expected);
  });
});
