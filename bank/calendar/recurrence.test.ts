import type { Repeat, LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInSeries } from './local-time.ts';

const day = (text: string) => text as LocalDate;

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
