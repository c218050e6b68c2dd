import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { monthSpan } from '../calendar/local-time.ts';
import { archivedMonths } from './read-statement.ts';

const zone = 'America/New_York';
const moment = (text: string) => Date.parse(text) as EpochMs;

describe('the months with a statement', () => {
  test('R-D8 they run from the month of the first entry to last month, newest first', () => {
    expect(archivedMonths('2023-10-02' as LocalDate, moment('2024-02-10T12:00:00Z'), zone)).toEqual(
      ['2024-01', '2023-12', '2023-11', '2023-10'],
    );
  });

  test('R-D8 they end with the month in which the account was closed', () => {
    const first = '2026-01-10' as LocalDate;
    const closed = moment('2026-03-01T04:59:59Z');
    expect(archivedMonths(first, moment('2026-06-10T12:00:00Z'), zone, closed)).toEqual([
      '2026-02',
      '2026-01',
    ]);
  });

  test.each([
    ['no entry', undefined, '2026-03-02T15:00:00Z', []],
    ['an entry of this month', '2026-03-01', '2026-03-31T15:00:00Z', []],
    // In New York it is still 31 March.
    ['days of the time zone', '2026-02-28', '2026-04-01T03:59:59Z', ['2026-02']],
    ['the next moment', '2026-03-01', '2026-04-01T04:00:00Z', ['2026-03']],
  ])('R-D8 %s', (_case, first, now, months) => {
    const firstDay = first as LocalDate | undefined;
    expect(archivedMonths(firstDay, moment(now), zone)).toEqual(months);
  });
});

test('R-D8 a month begins and ends at midnight of the time zone, daylight saving included', () => {
  expect(monthSpan('2026-03' as StatementMonth, zone)).toEqual({
    month: '2026-03',
    firstDay: '2026-03-01',
    lastDay: '2026-03-31',
    from: moment('2026-03-01T05:00:00Z'),
    before: moment('2026-04-01T04:00:00Z'),
  });
  expect(monthSpan('2024-02' as StatementMonth, zone).lastDay).toBe('2024-02-29');
});
