import { cents } from '#contract/money/cents.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { beginSplit, type PartDraft, readSplit } from './split-form.tsx';

const drafts = (...parts: [PartDraft['category'], string][]): PartDraft[] =>
  parts.map(([category, amount], key) => ({ key, category, amount }));

test('R-E3 a split begins with two parts, the first under what the whole is under', () => {
  const whole = { category: 'Groceries', amount: 100_00 } as Transaction;
  expect(beginSplit(whole)).toEqual(drafts(['Groceries', ''], ['', '']));
  const split = [
    { category: 'Health', amount: 70_05 },
    { category: 'Dining', amount: 29_95 },
  ] as Transaction['split'];
  expect(beginSplit({ ...whole, ...(split && { split }) })).toEqual(
    drafts(['Health', '70.05'], ['Dining', '29.95']),
  );
});

test.each<[string, PartDraft[], number, boolean]>([
  ['nothing yet', drafts(['Groceries', ''], ['', '']), 100_00, false],
  ['a part without category', drafts(['Groceries', '60'], ['', '40']), 0, false],
  ['too little', drafts(['Groceries', '60'], ['Health', '39.99']), 1, false],
  ['too much', drafts(['Groceries', '60'], ['Health', '41']), -1_00, false],
  ['an empty part', drafts(['Groceries', '100'], ['Health', '0']), 0, false],
  ['the whole', drafts(['Groceries', '$60.00'], ['Health', '40']), 0, true],
])('R-E3 a split of %s', (_, given, left, isWhole) => {
  const reading = readSplit(given, cents(100_00));
  expect(reading.left).toBe(left);
  expect(reading.parts !== null).toBe(isWhole);
});
