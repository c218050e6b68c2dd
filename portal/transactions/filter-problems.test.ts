import { describe, expect, test } from 'vitest';
import { TransactionFilter } from '#contract/transactions/transactions.ts';
import { areSound, firstDay, lastDay, type FilterProblems, problemsIn } from './filter-problems.ts';
import { askedFor, type Filters, noFilters } from './filters.ts';

describe('R-X2 A custom range says at its field what is wrong', () => {
  test.each<[string, string, FilterProblems]>([
    ['2026-01-01', '2026-01-31', {}],
    ['2026-01-31', '2026-01-31', {}],
    ['2026-02-01', '2026-01-31', { to: 'backwards' }],
    // A date field gives no text for half a date and for February 30.
    ['', '2026-01-31', { from: 'missing' }],
    ['2026-01-01', '', { to: 'missing' }],
    ['', '', { from: 'missing', to: 'missing' }],
    ['0202-01-01', '2026-01-31', { from: 'out-of-range' }],
    ['2026-01-01', '3000-01-01', { to: 'out-of-range' }],
    ['2026-01-01', '20260-01-01', { to: 'out-of-range' }],
    [firstDay, lastDay, {}],
  ])('from "%s" to "%s": %o', (from, to, problems) => {
    expect(problemsIn({ ...noFilters, range: 'custom', from, to })).toEqual(problems);
  });

  test('without a custom range its days do not matter', () => {
    expect(areSound(noFilters)).toBe(true);
  });
});

describe('R-X1 An amount says at its field what is wrong', () => {
  test.each<[string, string, FilterProblems]>([
    ['', '', {}],
    ['0', '0', {}],
    ['$1,000', '1000.00', {}],
    ['10', '9.99', { amountTo: 'backwards' }],
    ['-1', '', { amountFrom: 'not-a-number' }],
    ['', '0.005', { amountTo: 'too-precise' }],
    ['1e308', '5', { amountFrom: 'not-a-number' }],
    ['<b>5</b>', '', { amountFrom: 'not-a-number' }],
    ['9'.repeat(13), '', { amountFrom: 'too-large' }],
    ['\u202e5', '', { amountFrom: 'not-a-number' }],
  ])('from "%s" to "%s": %o', (amountFrom, amountTo, problems) => {
    expect(problemsIn({ ...noFilters, amountFrom, amountTo })).toEqual(problems);
  });
});

test('what has no problem the bank accepts', () => {
  const edges: Partial<Filters>[] = [
    { range: 'custom', from: firstDay, to: lastDay },
    { amountFrom: '0', amountTo: '999,999,999,999.99' },
  ];
  for (const edge of edges) {
    const filters = { ...noFilters, ...edge };
    expect(areSound(filters)).toBe(true);
    expect(TransactionFilter.safeParse(askedFor(filters)).success).toBe(true);
  }
});
