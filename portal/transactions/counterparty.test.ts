import type { TransferId } from '#contract/text/ids.ts';
import { describe, expect, test } from 'vitest';
import { counterpartyOf, searchFor } from './counterparty.tsx';

const plain = { category: 'Groceries', transferId: null } as const;

describe('R-G3 a transaction is with', () => {
  test('the merchant whose name came from outside', () => {
    const found = counterpartyOf({ ...plain, description: 'Greenfield Market #12' });
    expect(found).toEqual({ name: 'Greenfield Market #12', kind: 'payee' });
    expect(searchFor(found)).toBe('Greenfield Market');
    expect(searchFor({ ...found, name: '7' })).toBe('7');
  });

  test('the person that money was sent to, in any language', () => {
    const description = 'Zelle a Ana Ruiz';
    const wording = { kind: 'zelle', name: 'Ana Ruiz' } as const;
    const transferId = 'one' as TransferId;
    expect(counterpartyOf({ category: 'Zelle', transferId, description, wording })).toEqual({
      name: 'Ana Ruiz',
      kind: 'person',
    });
  });

  test('the recipient at another bank, without the name of the bank', () => {
    const wording = { kind: 'transfer-out', name: 'Maple Street Property, Citizens Bank' } as const;
    const description = 'Transfer to Maple Street Property, Citizens Bank';
    const transferId = 'two' as TransferId;
    const sent = { category: 'External Transfer', transferId } as const;
    expect(counterpartyOf({ ...sent, description, wording }).name).toBe('Maple Street Property');
  });

  test('an account of the member, the credit union, or nobody where it is cash', () => {
    const wording = { kind: 'transfer-in', name: 'Everyday Checking' } as const;
    const description = 'Transfer from Everyday Checking';
    const own = { ...plain, category: 'Internal Transfer' } as const;
    expect(counterpartyOf({ ...own, description, wording }).kind).toBe('between');
    const interest = { description: 'Interest earned', wording: { kind: 'interest' } } as const;
    expect(counterpartyOf({ ...plain, ...interest }).kind).toBe('bank');
    const cash = { kind: 'cash', name: 'Commons Avenue' } as const;
    const withdrawn = 'Cash withdrawal, Commons Avenue';
    expect(counterpartyOf({ ...plain, description: withdrawn, wording: cash }).kind).toBe('cash');
  });
});
