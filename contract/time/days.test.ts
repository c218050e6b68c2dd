import { expect, test } from 'vitest';
import { addDays, addMonths, countDays, daysIn, monthAfter, monthBefore } from './days.ts';
import type { LocalDate } from './time.ts';

const day = (text: string) => text as LocalDate;

test('days are added and counted over the ends of months and years, and over the changes of the clock', () => {
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(day('2028-03-01'), -1)).toBe('2028-02-29');
  expect(countDays(day('2026-03-07'), day('2026-03-09'))).toBe(2);
  expect(countDays(day('2027-01-01'), day('2026-12-31'))).toBe(-1);
});

test('a month later is the same day, or the last of a shorter month', () => {
  expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(day('2026-12-15'), 2)).toBe('2027-02-15');
  expect(addMonths(day('2026-01-31'), -2)).toBe('2025-11-30');
});

test('a month has its days, and a month before and after it, also of another year', () => {
  expect(['2026-02', '2028-02', '2026-09', '2026-12'].map(daysIn)).toEqual([28, 29, 30, 31]);
  expect(monthBefore('2026-01')).toBe('2025-12');
  expect(monthAfter('2026-12')).toBe('2027-01');
});
