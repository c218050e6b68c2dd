import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inReadersLanguage } from './in-readers-language.ts';

const { language } = vi.hoisted(() => ({ language: { chosen: 'es' } }));
vi.mock('../language/language.ts', () => ({ chosenLanguage: () => language.chosen }));

beforeEach(() => {
  language.chosen = 'es';
});
afterEach(() => {
  language.chosen = 'es';
});

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
  language.chosen = 'en';
  expect(inReadersLanguage(answer)).toBe(answer);
});

test('a stream or a file passes through', () => {
  const file = new Blob(['x']);
  expect(inReadersLanguage(file)).toBe(file);
  expect(inReadersLanguage(null)).toBeNull();
});
