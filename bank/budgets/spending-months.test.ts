import type { SpendingMonth } from '#contract/budgets/budgets.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { averagedSpan, monthsToShow, spanOfMonth } from './budget-rules.ts';

const albany = 'America/New_York';
const at = (moment: string) => Date.parse(moment) as EpochMs;
const month = (name: string) => name as SpendingMonth;

test('R-D13 a month begins and ends with the days of the credit union, also where its clock changes', () => {
  expect(spanOfMonth(month('2026-03'), albany)).toEqual({
    from: at('2026-03-01T05:00:00Z'),
    before: at('2026-04-01T04:00:00Z'),
  });
});

test.each([
  ['a history of years', '2020-01-01T12:00:00Z', 24, '2024-05'],
  ['a history that began last month', '2026-03-31T12:00:00Z', 2, '2026-03'],
  ['a history that began today', '2026-04-30T12:00:00Z', 1, '2026-04'],
])('R-D13 with %s there are as many months to look at', (_, first, count, earliest) => {
  // In Albany it is still April.
  const months = monthsToShow(at('2026-05-01T03:59:00Z'), at(first), albany);
  expect(months).toHaveLength(count);
  expect(months[0]).toBe('2026-04');
  expect(months.at(-1)).toBe(earliest);
});

test('R-D13 without any history there is the present month', () => {
  expect(monthsToShow(at('2026-05-01T12:00:00Z'), null, albany)).toEqual(['2026-05']);
});

test.each([
  ['2025-06-10T12:00:00Z', 3, '2025-12-01T05:00:00Z'],
  ['2026-01-31T12:00:00Z', 2, '2026-01-01T05:00:00Z'],
  ['2026-02-28T12:00:00Z', 1, '2026-02-01T05:00:00Z'],
])('R-D13 with a history from %s on the average is of %i months', (first, months, from) => {
  expect(averagedSpan(month('2026-03'), at(first), albany)).toEqual({
    months,
    span: { from: at(from), before: at('2026-03-01T05:00:00Z') },
  });
});

test('R-D13 the first month of a history has no average', () => {
  expect(averagedSpan(month('2026-03'), at('2026-03-02T12:00:00Z'), albany)).toBeNull();
  expect(averagedSpan(month('2026-03'), null, albany)).toBeNull();
});
