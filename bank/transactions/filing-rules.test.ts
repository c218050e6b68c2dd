import { cents } from '#contract/money/cents.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category, SplitPart } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { decideFilings, decideSplit, type FilingFacts, refuseFiling } from './filing-rules.ts';

const debit: FilingFacts = {
  type: 'debit',
  amount: 100_00,
  category: 'Zelle',
  posting: 'payment-out',
  bankCategory: null,
};
const credit: FilingFacts = { ...debit, type: 'credit', category: 'Income' };

test.each<[string, FilingFacts, Category, string | null]>([
  ['a payment under a purpose', debit, 'Housing', null],
  ['a payment under what it is under', debit, 'Zelle', null],
  [
    'a payment back under what the bank had',
    { ...debit, category: 'Housing', bankCategory: 'Zelle' },
    'Zelle',
    null,
  ],
  ['a payment under another way of paying', debit, 'Wire', 'CATEGORY_NOT_FOR_THIS'],
  ['a payment under income', debit, 'Income', 'CATEGORY_NOT_FOR_THIS'],
  ['a payment under the own accounts', debit, 'Internal Transfer', 'CATEGORY_NOT_FOR_THIS'],
  ['what came in under a refund', credit, 'Refund', null],
  ['what came back under the purpose that it refunds', credit, 'Groceries', null],
  ['what came in under cash', credit, 'Cash', 'CATEGORY_NOT_FOR_THIS'],
  ['what came in under a way of paying', credit, 'Wire', 'CATEGORY_NOT_FOR_THIS'],
  [
    'what moved between own accounts',
    { ...debit, category: 'Internal Transfer' },
    'Housing',
    'FILED_BY_BANK',
  ],
  ['what a loan paid out', { ...credit, posting: 'loan-paid-out' }, 'Income', 'FILED_BY_BANK'],
  [
    'what went to the own broker',
    { ...debit, category: 'Investment Transfer' },
    'Housing',
    'FILED_BY_BANK',
  ],
])('R-E3 filing %s', (_, facts, category, code) => {
  expect(refuseFiling(facts, category)?.code ?? null).toBe(code);
});

test('R-E3 of several, each is filed that may be, and each other is refused for its own reason', () => {
  const ids = ['bought', 'bought', 'own', 'split', 'gone', 'earned'] as TransactionId[];
  const found = [
    { ...debit, id: 'bought', parts: null },
    { ...debit, id: 'own', parts: null, category: 'Internal Transfer' },
    { ...debit, id: 'split', parts: 'Health=100;Dining=9900' },
    { ...credit, id: 'earned', parts: null },
  ];
  const { filed, refused } = decideFilings(ids, found, 'Cash');
  expect(filed.map(({ id }) => id)).toEqual(['bought']);
  expect(refused).toEqual([
    { id: 'own', why: 'FILED_BY_BANK' },
    { id: 'split', why: 'IS_SPLIT' },
    { id: 'gone', why: 'NOT_FOUND' },
    { id: 'earned', why: 'CATEGORY_NOT_FOR_THIS' },
  ]);
});

const parts = (...given: [Category, number][]): SplitPart[] =>
  given.map(([category, amount]) => ({ category, amount: cents(amount) }));

test.each<[string, SplitPart[], string | null]>([
  ['two parts of the whole', parts(['Groceries', 60_00], ['Health', 40_00]), null],
  [
    'a part that is no purpose',
    parts(['Groceries', 60_00], ['Income', 40_00]),
    'CATEGORY_NOT_FOR_THIS',
  ],
  ['one category twice', parts(['Groceries', 60_00], ['Groceries', 40_00]), 'SPLIT_CATEGORY_TWICE'],
  ['a cent too little', parts(['Groceries', 60_00], ['Health', 39_99]), 'SPLIT_NOT_WHOLE'],
  ['a cent too much', parts(['Groceries', 60_00], ['Health', 40_01]), 'SPLIT_NOT_WHOLE'],
])('R-E3 splitting into %s', (_, given, code) => {
  const decision = decideSplit(debit, given);
  expect('refusal' in decision ? decision.refusal.code : null).toBe(code);
});

test('R-E3 The largest part names the whole', () => {
  expect(
    decideSplit(debit, parts(['Health', 30_00], ['Dining', 35_00], ['Groceries', 35_00])),
  ).toEqual({
    parts: parts(['Dining', 35_00], ['Groceries', 35_00], ['Health', 30_00]),
  });
});
