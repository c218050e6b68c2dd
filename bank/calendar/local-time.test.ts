import type { EpochMs, LocalDate, Repeat } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  atTimeOfDay,
  localMoment,
  startOfDay,
  dayInSeries,
} from './local-time.ts';
import fc from 'fast-check';

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

function days(firstDay: string, repeat: Repeat, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => dayInSeries(day(firstDay), repeat, index + 1));
}

test('R-D7 a monthly payment that began on the 31st goes to the last day of shorter months and back', () => {
  expect(days('2027-10-31', 'monthly', 7)).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});

test('R-D7 a monthly payment of the 30th skips no February', () => {
  expect(days('2026-12-30', 'monthly', 4)).toEqual([
    '2026-12-30',
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
  ]);
});

test('R-D7 weekly and two-weekly payments keep their day of the week, over clock changes and years', () => {
  expect(days('2026-10-25', 'weekly', 3)).toEqual(['2026-10-25', '2026-11-01', '2026-11-08']);
  expect(days('2026-12-18', 'every-two-weeks', 3)).toEqual([
    '2026-12-18',
    '2027-01-01',
    '2027-01-15',
  ]);
});

const anyDay = fc
  .date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => day(date.toISOString().slice(0, 10)));

test('R-D7 the nth monthly payment is n months on, on the first day’s day or the last of a shorter month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 600 }), (firstDay, sequence) => {
      const paid = dayInSeries(firstDay, 'monthly', sequence);
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(paid) - months(firstDay)).toBe(sequence - 1);
      const wanted = Number(firstDay.slice(8));
      const lastOfMonth = new Date(
        Date.UTC(Number(paid.slice(0, 4)), Number(paid.slice(5, 7)), 0),
      ).getUTCDate();
      expect(Number(paid.slice(8))).toBe(Math.min(wanted, lastOfMonth));
    }),
  );
});

test('R-D7 each payment of a series comes after the one before', () => {
  const repeats = fc.constantFrom<Repeat>('weekly', 'every-two-weeks', 'monthly');
  fc.assert(
    fc.property(anyDay, repeats, fc.integer({ min: 1, max: 600 }), (firstDay, repeat, sequence) => {
      const [paid, next] = [0, 1].map((more) => dayInSeries(firstDay, repeat, sequence + more));
      expect(next && paid && next > paid).toBe(true);
    }),
  );
});
