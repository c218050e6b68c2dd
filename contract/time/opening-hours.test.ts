import { expect, test } from 'vitest';
import { closedBecause, readOpeningHours } from './opening-hours.ts';
import type { LocalDate } from './time.ts';

const openingHours = { firstWeekday: 1, lastWeekday: 5, opensAt: 480, closesAt: 1080 };
const day = (text: string) => text as LocalDate;

test.each([
  ['Mon-Fri 8AM-6PM EST', { firstWeekday: 1, lastWeekday: 5, opensAt: 480, closesAt: 1080 }],
  ['Mon-Sat 8:30AM-12:30PM', { firstWeekday: 1, lastWeekday: 6, opensAt: 510, closesAt: 750 }],
  ['Sun-Thu 12AM-12PM', { firstWeekday: 0, lastWeekday: 4, opensAt: 0, closesAt: 720 }],
])('R-D11 the opening hours %s are read', (text, hours) => {
  expect(readOpeningHours(text)).toEqual(hours);
});

test.each([
  '',
  'always',
  'Mon-Fri 6PM-8AM',
  'Mon-Fri 13AM-6PM',
  'Mon-Fri 8-18',
  'Lun-Vie 8AM-6PM',
  'Mon-Fri 8AM-6PM EST and on request',
])('R-D11 the text %j says no opening hours', (text) => {
  expect(readOpeningHours(text)).toBeNull();
});

test.each([
  ['2026-03-06', null],
  ['2026-03-07', 'weekday'],
  ['2026-03-08', 'weekday'],
  ['2026-05-25', 'holiday'],
  ['2026-07-04', 'weekday'],
  ['2026-11-26', 'holiday'],
  ['2027-07-05', 'holiday'],
])('R-D11 on %s the branch is closed because of: %s', (text, because) => {
  expect(closedBecause(day(text), openingHours)).toBe(because);
});

test('a branch that is open on Saturday and Sunday is so', () => {
  const always = { ...openingHours, firstWeekday: 6, lastWeekday: 5 };
  expect(closedBecause(day('2026-03-07'), always)).toBeNull();
  expect(closedBecause(day('2026-03-08'), always)).toBeNull();
  const longWeekend = { ...openingHours, firstWeekday: 5, lastWeekday: 1 };
  expect(closedBecause(day('2026-03-08'), longWeekend)).toBeNull();
  expect(closedBecause(day('2026-03-10'), longWeekend)).toBe('weekday');
});
