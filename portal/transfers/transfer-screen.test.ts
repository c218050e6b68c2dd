import { describe, expect, test } from 'vitest';
import type {
  TransactionDetail,
  TransactionTransfer,
} from '#contract/transactions/transaction-detail.ts';
import { emptyDraft } from '../payments/transfer-draft.ts';
import { draftLike, transactionToRepeat } from './transfer-screen.tsx';

const basis = {
  kind: 'internal',
  from: 'savings',
  to: null,
  toName: 'Dana Whitfield',
  recipient: null,
  email: null,
  phone: null,
  bankName: null,
  accountNumber: null,
  routingNumber: null,
  memo: 'March rent',
};

function repeated(transfer: object | null): TransactionDetail {
  const whole = transfer && ({ ...basis, ...transfer } as unknown as TransactionTransfer);
  return { amount: 1_234_50, transfer: whole } as unknown as TransactionDetail;
}

describe('R-X6 A repeated transfer stands in the form as it was', () => {
  const same = { ...emptyDraft, from: 'savings', amount: '1,234.50', memo: 'March rent' };

  test.each([
    ['between own accounts', { to: 'checking' }, { to: 'checking' }],
    [
      'to a saved recipient',
      { kind: 'external', recipient: 'r1', bankName: 'Wells Fargo', accountNumber: '••••3456' },
      { kind: 'external', recipient: 'r1' },
    ],
    [
      'by Zelle to somebody typed',
      { kind: 'zelle', email: 'dana@example.com' },
      { kind: 'zelle', name: 'Dana Whitfield', email: 'dana@example.com' },
    ],
    [
      'to another bank, but for the account number, which is masked',
      {
        kind: 'external',
        bankName: 'Wells Fargo',
        accountNumber: '••••3456',
        routingNumber: '121000248',
      },
      {
        kind: 'external',
        name: 'Dana Whitfield',
        bankName: 'Wells Fargo',
        routingNumber: '121000248',
        accountNumber: '',
      },
    ],
  ])('%s', (_, transfer, changes) => {
    expect(draftLike(repeated(transfer))).toEqual({ ...same, ...changes });
  });

  test('what no transfer made fills in nothing', () => {
    expect(draftLike(repeated(null))).toEqual(emptyDraft);
  });
});

test('R-X6 only a wish to repeat names a transaction', () => {
  expect(transactionToRepeat({ repeat: 'id' })).toBe('id');
  for (const wish of [null, 'repeat', 7, [], {}, { repeat: 7 }, { account: 'savings' }]) {
    expect(transactionToRepeat(wish)).toBeNull();
  }
});
