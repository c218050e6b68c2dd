import { cents } from '#contract/money/cents.ts';
import { expect, test } from 'vitest';
import { percentOf, ringOf } from './spending-ring.ts';

function spendingOf(...sums: number[]): Parameters<typeof ringOf>[0] {
  const names = ['Groceries', 'Dining', 'Shopping', 'Utilities', 'Cash', 'Health'] as const;
  return sums.map((amount, index) => ({
    purpose: names[index] ?? 'to-others',
    amount: cents(amount),
  }));
}

test('R-X5 each category is a part of the ring by its share', () => {
  expect(ringOf(spendingOf(75_00, 25_00))).toEqual([
    { purpose: 'Groceries', others: 0, percent: 75 },
    { purpose: 'Dining', others: 0, percent: 25 },
  ]);
});

test('R-X5 a category of which more came back than was spent is no part, and lowers no share', () => {
  const spending = spendingOf(75_00, 25_00, -40_00);
  expect(ringOf(spending)).toEqual(ringOf(spendingOf(75_00, 25_00)));
  expect(spending.map(({ amount }) => percentOf(amount, spending))).toEqual([75, 25, undefined]);
});

test('R-X5 of more than six categories the smallest are one part, and the parts add up', () => {
  const ring = ringOf(spendingOf(50_00, 20_00, 10_00, 8_00, 6_00, 4_00, 1_00, 1_00));
  expect(ring).toHaveLength(6);
  expect(ring.at(-1)).toEqual({ purpose: null, others: 3, percent: 6 });
  expect(ring.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
});
