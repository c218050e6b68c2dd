import { type DateRange, TransactionFilter } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { decideSpan } from './transaction-filter.ts';

const zone = 'America/New_York';

function startOf(range: DateRange, now: string, timeZone = zone): string | null {
  const filter = TransactionFilter.parse({ range });
  const decision = decideSpan(filter, Date.parse(now) as EpochMs, timeZone);
  const start = decision.kind === 'span' ? decision.span.from : NaN;
  return start === null ? null : new Date(start).toISOString();
}

test.each<[string, DateRange, string, string]>([
  ['n days ago', '30days', '2026-02-15T17:00:00Z', '2026-01-16T05:00:00.000Z'],
  ['before the clocks went forward', '30days', '2026-04-05T16:00:00Z', '2026-03-06T05:00:00.000Z'],
  ['after the clocks went forward', '30days', '2026-04-08T16:00:00Z', '2026-03-09T04:00:00.000Z'],
  ['on the day of the change', '30days', '2026-04-07T16:00:00Z', '2026-03-08T05:00:00.000Z'],
  ['before the clocks went back', '30days', '2026-12-01T17:00:00Z', '2026-11-01T04:00:00.000Z'],
  ['after the clocks went back', '30days', '2026-12-02T17:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['90 days', '90days', '2026-03-02T15:00:00Z', '2025-12-02T05:00:00.000Z'],
  ['six months', '6months', '2026-07-15T12:00:00Z', '2026-01-15T05:00:00.000Z'],
  [
    'six months from a day that month has not',
    '6months',
    '2026-08-31T12:00:00Z',
    '2026-02-28T05:00:00.000Z',
  ],
  ['a year', '1year', '2026-03-02T15:00:00Z', '2025-03-02T05:00:00.000Z'],
  ['a year from a leap day', '1year', '2028-02-29T15:00:00Z', '2027-02-28T05:00:00.000Z'],
])('R-X2 a range begins at midnight, by the calendar: %s', (_, range, now, start) => {
  expect(startOf(range, now)).toBe(start);
});

test('R-X2 today is the day of the credit union, not of Greenwich', () => {
  expect(startOf('30days', '2026-03-02T04:59:59.999Z')).toBe('2026-01-30T05:00:00.000Z');
  expect(startOf('30days', '2026-03-02T05:00:00.000Z')).toBe('2026-01-31T05:00:00.000Z');
  expect(startOf('30days', '2026-03-02T05:00:00.000Z', 'Asia/Tokyo')).toBe(
    '2026-01-30T15:00:00.000Z',
  );
});

test('R-X2 everything has no beginning', () => {
  expect(startOf('all', '2026-03-02T15:00:00Z')).toBeNull();
});
