import { purposes } from '#contract/transactions/filing-terms.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowsShown, sankeyOf } from './sankey-geometry.ts';

const flow = (categories: readonly Category[]) =>
  fc.uniqueArray(
    fc.record({
      category: fc.constantFrom(...categories),
      amount: fc.integer({ min: 1, max: 1_000_00 }),
    }),
    {
      selector: ({ category }) => category,
    },
  );

const month = fc.record({
  income: flow(['Income', 'Refund', 'Investment', 'Wire']),
  purposes: flow([...purposes, 'Zelle', 'Wire', 'Transfer', 'External Transfer']),
});

const sumOf = (flows: readonly { amount: number }[]) =>
  flows.reduce((sum, { amount }) => sum + amount, 0);

test('R-D13 both sides of the picture have the same sum, every category once, and ribbons that do not cross the edge', () => {
  fc.assert(
    fc.property(month, ({ income, purposes: spent }) => {
      const saved = sumOf(income) - sumOf(spent);
      const shown = flowsShown({ income, purposes: spent, saved } as CashFlow);
      expect(sumOf(shown.sources)).toBe(sumOf(shown.purposes));
      expect(shown.purposes.length).toBeLessThanOrEqual(10);
      expect(shown.purposes.flatMap(({ categories }) => categories).toSorted()).toEqual(
        spent.map(({ category }) => category).toSorted(),
      );
      const { height, sources, purposes: right } = sankeyOf(shown);
      for (const { top, thickness } of [...sources, ...right]) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + thickness).toBeLessThanOrEqual(height + 0.001);
      }
      const middles = right.map(({ middle }) => middle);
      for (const [index, next] of middles.slice(1).entries()) {
        expect((middles[index] ?? NaN) + 30).toBeLessThan(next);
      }
    }),
  );
});

test('R-D13 payments to people by several ways are one ribbon, whose rows are those of all of them', () => {
  const spent = [
    { category: 'Zelle', amount: 20_00, count: 1 },
    { category: 'Wire', amount: 30_00, count: 1 },
    { category: 'Dining', amount: 40_00, count: 1 },
  ];
  const shown = flowsShown({ income: [], purposes: spent, saved: -90_00 } as unknown as CashFlow);
  expect(shown).toEqual({
    sources: [{ kind: 'from-savings', amount: 90_00, categories: [] }],
    purposes: [
      { kind: 'to-others', amount: 50_00, categories: ['Zelle', 'Wire'] },
      { kind: 'Dining', amount: 40_00, categories: ['Dining'] },
    ],
  });
});
