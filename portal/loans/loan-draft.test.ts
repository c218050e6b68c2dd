import { cents } from '#contract/money/cents.ts';
import { loanKinds } from '#contract/loans/loan-terms.ts';
import { expect, test } from 'vitest';
import { readLoan, sharesOfPaid, usualDrafts } from './loan-draft.ts';

const usual = usualDrafts();

test('R-D13 each kind of loan begins with an amount, a term and a sample rate that can be calculated', () => {
  for (const kind of loanKinds) {
    expect(readLoan(kind, usual[kind]).kind).toBe('loan');
  }
  expect(readLoan('auto', usual.auto)).toEqual({
    kind: 'loan',
    loan: { amount: 25_000_00, months: 60, yearlyRate: 5_49 },
  });
});

test.each([
  ['5.49', 5_49],
  ['5', 5_00],
  ['5.', 5_00],
  ['.5', 50],
  [' 5.4 % ', 5_40],
  ['0', 0],
  ['18', 18_00],
  ['0005', 5_00],
  ['5,49', 5_49],
  ['\u202A5.5\u202C', 5_50],
])('R-D13 the rate %s is read', (rate, yearlyRate) => {
  expect(readLoan('auto', { ...usual.auto, rate })).toMatchObject({ loan: { yearlyRate } });
});

test.each([
  ['', 'needed'],
  [' ', 'needed'],
  ['%', 'needed'],
  ['.', 'wrong'],
  ['five', 'wrong'],
  ['-1', 'wrong'],
  ['5.495', 'wrong'],
  ['1e3', 'wrong'],
  ['<b>5</b>', 'wrong'],
  ['18.01', 'too high'],
  ['9'.repeat(400), 'too high'],
])('R-D13 the rate "%s" is %s', (rate, fault) => {
  expect(readLoan('auto', { ...usual.auto, rate })).toEqual({ kind: 'faults', rate: fault });
});

test.each([
  ['', 'needed'],
  ['abc', 'not-a-number'],
  ['-1', 'not-a-number'],
  ['0', 'outside'],
  ['999.99', 'outside'],
  ['150,000.01', 'outside'],
  ['1000.005', 'too-precise'],
  ['1e308', 'not-a-number'],
  ['9'.repeat(20), 'too-large'],
])('R-D13 the amount "%s" is %s', (amount, fault) => {
  expect(readLoan('auto', { ...usual.auto, amount })).toEqual({ kind: 'faults', amount: fault });
});

test.each([
  [100_00, 0, 100, 0],
  [100_00, 1, 99, 1],
  [100_00, 100_00, 50, 50],
  [25_000_00, 3_644_60, 87, 13],
])('R-D13 %i cents with %i of interest are %i and %i percent', (amount, interest, one, other) => {
  expect(sharesOfPaid(cents(amount), cents(interest))).toEqual({ principal: one, interest: other });
});
