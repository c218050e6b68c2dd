import { expect, test } from 'vitest';
import { addDays } from '#bank/calendar/local-time.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { habits, kindOf, paymentsOn } from './member-life.ts';

const today = '2026-03-06' as LocalDate;

function yearOf(member: number) {
  return Array.from({ length: 365 }, (_, index) => {
    const daysAgo = 365 - index;
    const date = addDays(today, -daysAgo);
    const day = {
      daysAgo,
      dayOfMonth: Number(date.slice(8)),
      month: Number(date.slice(5, 7)),
    };
    return paymentsOn(member, day);
  });
}

test.each([
  [0, 'main', 178],
  [1, 'second', 50],
  [2, 'saver', 4],
])('A year of member %i, who is of the kind %s, has about %i lines', (member, kind, lines) => {
  expect(kindOf(member)).toBe(kind);
  const payments = yearOf(member).flat();
  expect(payments.length).toBeGreaterThan(lines - 4);
  expect(payments.length).toBeLessThan(lines + 4);
});

test('A day goes through its hours, and a year leaves something over', () => {
  for (let member = 0; member < 50; member += 1) {
    let sum = 0;
    for (const payments of yearOf(member)) {
      const minutes = payments.map(({ habit }) => habits[habit]?.minutes ?? NaN);
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
      for (const { amount } of payments) sum += amount;
    }
    expect(sum).toBeGreaterThan(0);
  }
});
