import { expect, it } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import { changeThisMonth } from './hero.tsx';

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
