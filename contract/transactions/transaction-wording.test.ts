import { expect, test } from 'vitest';
import {
  describe as describedAs,
  describedIn,
  ownNameIn,
  readWording,
  sayWording,
  wordingKinds,
} from './transaction-wording.ts';

test('the bank’s description of a transaction is read back with its meaning, for every kind', () => {
  const postings = {
    opening: 'opening',
    interest: 'payment-in',
    'safe-deposit-fee': 'payment-out',
    'early-withdrawal-penalty': 'payment-out',
    'overdraft-fee': 'payment-out',
    'returned-check-fee': 'payment-out',
    'mobile-deposit': 'check-deposited',
    'check-deposit': 'payment-in',
    cash: 'payment-out',
    'wire-in': 'payment-in',
    'wire-out': 'payment-out',
    bill: 'bill-paid',
    'transfer-in': 'transfer-completed',
    'transfer-out': 'transfer-sent',
    zelle: 'transfer-sent',
    'zelle-in': 'transfer-completed',
    'dispute-credit': 'dispute-credited',
    'dispute-credit-taken-back': 'dispute-reversed',
    'loan-proceeds': 'loan-paid-out',
    'loan-payment': 'loan-paid',
  } as const;
  const fixed = [
    'opening',
    'interest',
    'safe-deposit-fee',
    'early-withdrawal-penalty',
    'overdraft-fee',
    'returned-check-fee',
    'mobile-deposit',
    'check-deposit',
  ];
  for (const kind of wordingKinds) {
    const wording = fixed.includes(kind) ? { kind } : { kind, name: 'Northwind Gym' };
    const description = describedAs(wording);
    expect(readWording(description, postings[kind])).toEqual(wording);
    expect(sayWording(wording, 'en')).toBe(description);
    expect(sayWording(wording, 'es')).not.toBe(kind === 'zelle' ? '' : description);
  }
});

test('a description from outside is no wording of the bank, whatever it looks like', () => {
  expect(readWording('Transfer to Regular Savings', 'payment-out')).toBeUndefined();
  expect(readWording('Bill payment to Water Utility', 'payment-out')).toBeUndefined();
  expect(readWording('Corner Stone Cafe', 'payment-out')).toBeUndefined();
  expect(describedIn('es', 'Mobile deposit', 'payment-out')).toBe('Mobile deposit');
});

test('in Spanish the bank’s own names are said, and those of others stay', () => {
  expect(describedIn('es', 'Transfer to Regular Savings', 'transfer-sent')).toBe(
    'Transferencia a Cuenta de ahorros',
  );
  expect(describedIn('es', 'Zelle to Ana Ruiz', 'transfer-sent')).toBe('Zelle a Ana Ruiz');
  expect(describedIn('en', 'Zelle to Ana Ruiz', 'transfer-sent')).toBe('Zelle to Ana Ruiz');
  expect(ownNameIn('Everyday Checking', 'es')).toBe('Cuenta corriente');
  expect(ownNameIn('Holiday money', 'es')).toBe('Holiday money');
});

test('a credit for a dispute says in Spanish what was disputed, too', () => {
  expect(
    describedIn('es', 'Dispute credit: Bill payment to Water Utility', 'dispute-credited'),
  ).toBe('Abono por disputa: Pago de cuenta a Water Utility');
  expect(describedIn('es', 'Dispute credit taken back: Redbird Fuel', 'dispute-reversed')).toBe(
    'Abono por disputa revertido: Redbird Fuel',
  );
});
