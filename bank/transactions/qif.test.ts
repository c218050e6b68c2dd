import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { OfxTransaction } from './ofx.ts';
import { qifAccountHead, qifHead, qifTransactions } from './qif.ts';

const coffee: OfxTransaction = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  day: '2026-03-01' as LocalDate,
  madeOn: '2026-02-28' as LocalDate,
  amount: -1_004_05,
  description: 'Blue Bottle Coffee',
  reference: null,
  memo: '',
};

test('R-X4 QIF names the account, and each transaction has its day, amount and payee', () => {
  const file = [qifHead, qifAccountHead('checking-4321'), qifTransactions([coffee])].join('');
  expect(file.split('\r\n')).toEqual([
    '!Option:AutoSwitch',
    '!Account',
    'Nchecking-4321',
    'TBank',
    '^',
    '!Type:Bank',
    'D03/01/2026',
    'T-1004.05',
    'PBlue Bottle Coffee',
    '^',
    '',
  ]);
});

test('R-X4 No text of QIF ends a transaction or begins another field', () => {
  const typed = 'Rent\r\n^\nT1000000.00\u2028!Type:Bank';
  const file = qifTransactions([{ ...coffee, description: typed, memo: typed, reference: 'R-1' }]);
  expect(file.split(/[\r\n\u2028]+/)).toEqual([
    'D03/01/2026',
    'T-1004.05',
    'NR-1',
    'PRent ^ T1000000.00 !Type:Bank',
    'MRent ^ T1000000.00 !Type:Bank',
    '^',
    '',
  ]);
});
