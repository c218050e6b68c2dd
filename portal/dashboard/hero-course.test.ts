import { expect, it } from 'vitest';
import type { Account, BalanceHistory } from '#contract/accounts/accounts.ts';
import type { Forecast } from '#contract/forecast/forecast.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import { changeThisMonth, daysAhead, movablePast } from './hero-course.ts';

const history = (days: Record<string, number>) => ({
  days: Object.keys(days) as LocalDate[],
  total: Object.values(days).map(cents),
});

it('R-D1 the change this month is that since the last day of the month before', () => {
  const days = { '2026-10-30': 100, '2026-10-31': 500, '2026-11-01': 700, '2026-11-02': 450 };
  expect(changeThisMonth(history(days))).toBe(-50);
});

it('R-D1 without a month before, it is that since the first day', () => {
  expect(changeThisMonth(history({ '2026-11-01': 700, '2026-11-02': 450 }))).toBe(-250);
  expect(changeThisMonth(history({ '2026-11-01': 700 }))).toBe(0);
  expect(changeThisMonth(history({}))).toBe(0);
});

it('R-G4 the days ahead name their first lowest point and the expected income, and no money of the member’s own accounts', () => {
  const item = { kind: 'recurring', amount: 9_842_09, to: null, date: '2026-11-03' };
  const forecast = {
    today: '2026-11-01',
    accounts: [
      { balances: [500, 300, 300, 900].map(cents), lowest: {} },
      { balances: [7, 7, 7, 7].map(cents), lowest: null },
    ],
    items: [item, { ...item, to: 'savings' }, { ...item, amount: -5 }, { ...item, kind: 'bill' }],
  } as unknown as Forecast;
  expect(daysAhead(forecast)).toEqual({
    totals: [500, 300, 300, 900],
    lowest: { day: 1, amount: 300 },
    income: [{ day: 2, item }],
  });
  expect(daysAhead(undefined)).toEqual({ totals: [], lowest: null, income: [] });
});

it('R-S3 the course of the available balance leaves certificates out', () => {
  const days = { '2026-11-01': 700, '2026-11-02': 450 };
  const all = {
    ...history(days),
    accounts: [
      { account: 'checking', balances: [600, 150].map(cents) },
      { account: 'certificate', balances: [100, 300].map(cents) },
    ],
  } as unknown as BalanceHistory;
  const accounts = [
    { id: 'checking', maturesOn: null },
    { id: 'certificate', maturesOn: '2027-11-01' },
  ] as unknown as Account[];
  expect(movablePast(all, accounts).total).toEqual([600, 150]);
});
