import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLanguage, chosenLanguage } from '../language/language.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import { handInLanguage } from './readers-language.ts';

const before = chosenLanguage();
handInLanguage(chosenLanguage);

beforeEach(() => chooseLanguage('es'));
afterEach(() => chooseLanguage(before));

const answer = {
  transactions: [
    {
      description: 'Transfer to Regular Savings',
      wording: { kind: 'transfer-out', name: 'Regular Savings' },
      accountName: 'Everyday Checking',
      note: 'Everyday Checking',
    },
    { description: 'Corner Stone Cafe', accountName: 'Holiday money' },
  ],
  next: null,
};

test('what the bank wrote is said in the language of the reader, what others wrote stays', () => {
  expect(inReadersLanguage(answer).transactions).toMatchObject([
    {
      description: 'Transferencia a Cuenta de ahorros',
      accountName: 'Cuenta corriente',
      note: 'Everyday Checking',
    },
    { description: 'Corner Stone Cafe', accountName: 'Holiday money' },
  ]);
});

test('a reader of English gets the answer as the bank gave it', () => {
  chooseLanguage('en');
  expect(inReadersLanguage(answer)).toBe(answer);
});

test('a stream or a file passes through', () => {
  const file = new Blob(['x']);
  expect(inReadersLanguage(file)).toBe(file);
  expect(inReadersLanguage(null)).toBeNull();
});
