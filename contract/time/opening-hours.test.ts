import { expect, test } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';

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
