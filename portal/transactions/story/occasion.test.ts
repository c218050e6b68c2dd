import type { TransferId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import { differenceFrom, occasionOf } from './occasion.ts';
import { spokenPlace } from './words.ts';

const bought = { type: 'debit', category: 'Groceries', transferId: null } as const;

test('R-G3 A shop is visited, a bill paid, a person sent to, and money from others deposited', () => {
  expect(occasionOf(bought)).toBe('visit');
  expect(occasionOf({ ...bought, wording: { kind: 'bill' } })).toBe('payment');
  expect(occasionOf({ ...bought, category: 'Housing' })).toBe('payment');
  expect(occasionOf({ ...bought, type: 'credit' })).toBe('deposit');
  expect(occasionOf({ ...bought, transferId: 'one' as TransferId })).toBe('transfer');
});

test('R-G3 What is within a tenth of the usual is as usual', () => {
  expect(differenceFrom(100_00, 110_00)).toBeNull();
  expect(differenceFrom(100_00, 90_00)).toBeNull();
  expect(differenceFrom(100_00, 110_01)).toBe(10_01);
  expect(differenceFrom(100_00, 50_00)).toBe(-50_00);
});

test('R-G3 English counts the way it is spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(spokenPlace)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
  ]);
});
