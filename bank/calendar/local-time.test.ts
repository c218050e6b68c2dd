import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { addDays, addMonths, atTimeOfDay, localMoment, startOfDay } from './local-time.ts';

const zone = 'America/New_York';
const day = (text: string) => text as LocalDate;
const moment = (text: string) => Date.parse(text) as EpochMs;

test('R-E3 a moment is shown as the date and 12-hour time of the credit union', () => {
  expect(localMoment(moment('2026-03-01T04:59:00Z'), zone)).toEqual({
    date: '2026-02-28',
    time: '11:59 PM',
  });
  expect(localMoment(moment('2026-07-04T04:00:00Z'), zone)).toEqual({
    date: '2026-07-04',
    time: '12:00 AM',
  });
  expect(localMoment(moment('2026-07-04T16:05:00Z'), zone).time).toBe('12:05 PM');
});

test.each([
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('the day %s begins at %s, daylight saving included', (date, start) => {
  expect(new Date(startOfDay(day(date), zone)).toISOString()).toBe(start);
});

test('a day without midnight begins after the jump', () => {
  const start = startOfDay(day('2026-09-06'), 'America/Santiago');
  expect(localMoment(start, 'America/Santiago')).toEqual({ date: '2026-09-06', time: '1:00 AM' });
});

test('a time of day is the moment at which the wall clock shows it', () => {
  const noon = atTimeOfDay(day('2026-03-08'), 12 * 60 + 30, zone);
  expect(localMoment(noon, zone)).toEqual({ date: '2026-03-08', time: '12:30 PM' });
});

test('days and months are counted by the calendar', () => {
  expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
  expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
  expect(addMonths(day('2026-08-31'), -6)).toBe('2026-02-28');
  expect(addMonths(day('2026-01-15'), -12)).toBe('2025-01-15');
});
