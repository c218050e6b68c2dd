import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, RecipientId } from '#contract/text/ids.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { TransferRequest } from '#contract/transfers/transfers.ts';
import {
  newDraft,
  possibleKinds,
  amountOf,
  choicesOf,
  dayOf,
  emptyDraft,
  keepDraft,
  keptDraft,
  requestOf,
  type TransferDraft,
  type TransferFacts,
  withSource,
} from './transfer-draft.ts';

const checking = accountNamed('checking');
const savings = accountNamed('savings');
const vacation = accountNamed('vacation');
const ana = recipientNamed('Ana Ruiz', 'zelle');
const ben = recipientNamed('Ben Okafor', 'external');
const facts: TransferFacts = {
  accounts: [checking, savings, vacation],
  recipients: [ana, ben],
  goals: [],
  bankOfRoutingNumber: null,
};

test("R-T1 with one account money cannot be moved between accounts of one's own", () => {
  expect(possibleKinds([checking])).toEqual(['zelle', 'external']);
  expect(newDraft([checking]).kind).toBe('zelle');
  expect(newDraft([checking, savings]).kind).toBe('internal');
});

describe('R-T1 The accounts of a transfer', () => {
  test('the first account is the source and the next the destination until the member chooses', () => {
    const choices = choicesOf(emptyDraft, facts);
    expect(choices).toMatchObject({ from: checking, to: savings });
  });

  test('the destinations are all accounts but the source', () => {
    expect(choicesOf(draftWith({ from: savings.id }), facts).toAccounts).toEqual([
      checking,
      vacation,
    ]);
  });

  test('a source that was the destination changes places with it', () => {
    const draft = draftWith({ from: checking.id, to: savings.id });
    const changed = withSource(draft, choicesOf(draft, facts), savings.id);
    expect(choicesOf(changed, facts)).toMatchObject({ from: savings, to: checking });
  });

  test('it does so too where neither had been chosen yet', () => {
    const changed = withSource(emptyDraft, choicesOf(emptyDraft, facts), savings.id);
    expect(choicesOf(changed, facts)).toMatchObject({ from: savings, to: checking });
  });

  test('any other source leaves the destination alone', () => {
    const draft = draftWith({ from: checking.id, to: savings.id });
    const changed = withSource(draft, choicesOf(draft, facts), vacation.id);
    expect(choicesOf(changed, facts)).toMatchObject({ from: vacation, to: savings });
  });

  test('a single account has no destination, and nothing can be asked', () => {
    const alone = { ...facts, accounts: [checking] };
    const draft = draftWith({ amount: '5' });
    expect(choicesOf(draft, alone).to).toBeNull();
    expect(requestOf(draft, choicesOf(draft, alone))).toBeNull();
  });
});

describe('R-T2 The amount', () => {
  test.each([
    ['', null],
    ['0', null],
    ['0.00', null],
    ['-5', null],
    ['five', null],
    ['1.005', null],
    ['.01', cents(1)],
    ['250', cents(250_00)],
    ['$1,234.50', cents(1_234_50)],
  ])('of "%s" is %s', (amount, expected) => {
    const draft = draftWith({ amount });
    expect(amountOf(draft)).toBe(expected);
    expect(requestOf(draft, choicesOf(draft, facts)) === null).toBe(expected === null);
  });
});

describe('R-T4 The routing number', () => {
  test('its bank fills in the bank name', () => {
    const known = { ...facts, bankOfRoutingNumber: 'First Bank' };
    expect(choicesOf(emptyDraft, known).bankName).toBe('First Bank');
  });

  test('its bank does not overwrite a bank name that was typed', () => {
    const known = { ...facts, bankOfRoutingNumber: 'First Bank' };
    expect(choicesOf(draftWith({ bankName: 'My bank' }), known).bankName).toBe('My bank');
  });
});

describe('R-T1 A saved recipient', () => {
  test('stands only among the kind it was saved for', () => {
    expect(choicesOf(draftWith({ kind: 'zelle' }), facts).saved).toEqual([ana]);
    expect(choicesOf(draftWith({ kind: 'external' }), facts).saved).toEqual([ben]);
    expect(choicesOf(draftWith({ kind: 'zelle', recipient: ben.id }), facts).recipient).toBeNull();
  });

  test('is named to the bank in place of what was typed', () => {
    const draft = draftWith({ kind: 'zelle', recipient: ana.id, name: 'Typed', amount: '5' });
    expect(requestOf(draft, choicesOf(draft, facts))).toEqual({
      kind: 'zelle',
      from: 'checking',
      amount: 500,
      memo: '',
      recipient: ana.id,
    });
  });
});

describe('R-T1 What the bank is asked', () => {
  const typed = draftWith({
    amount: '12.34',
    memo: 'Rent',
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '555 010 0199',
    accountNumber: '123456789',
    routingNumber: '021000021',
    bankName: 'First Bank',
  });

  test.each([
    ['internal', { to: 'savings' }],
    ['zelle', { name: 'Ana Ruiz', email: 'ana@example.com', phone: '555 010 0199' }],
    [
      'external',
      {
        name: 'Ana Ruiz',
        bankName: 'First Bank',
        accountNumber: '123456789',
        routingNumber: '021000021',
        email: 'ana@example.com',
      },
    ],
  ] as const)('for %s names what belongs to it and nothing else', (kind, own) => {
    const draft = { ...typed, kind };
    const request = requestOf(draft, choicesOf(draft, facts));
    expect(request).toEqual({ kind, from: 'checking', amount: 1234, memo: 'Rent', ...own });
    expect(TransferRequest.safeParse(request).success).toBe(true);
  });

  test('R-T4 R-T5 missing details are left for the bank to refuse', () => {
    const draft = draftWith({ kind: 'external', amount: '5' });
    expect(requestOf(draft, choicesOf(draft, facts))).toMatchObject({ name: '', bankName: '' });
  });
});

function draftWith(changes: Partial<TransferDraft>): TransferDraft {
  return { ...emptyDraft, ...changes };
}

function accountNamed(id: string): Account {
  return {
    id: id as AccountId,
    name: id,
    officialName: 'Checking',
    colour: null,
    hidden: false,
    number: '••••0000',
    type: 'primary',
    balance: cents(100_00),
    available: cents(100_00),
    maturesOn: null,
  };
}

function recipientNamed(name: string, kind: Recipient['kind']): Recipient {
  return {
    id: `id of ${name}` as RecipientId,
    kind,
    name,
    email: null,
    phone: null,
    bankName: null,
    accountNumber: null,
    routingNumber: null,
    lastTransfer: null,
  };
}

const later = { ...emptyDraft, when: 'later', date: '2026-12-01', repeat: 'monthly' } as const;

test('R-T1 The day counts while a later one is chosen, and only a whole one', () => {
  expect(dayOf(later)).toBe('2026-12-01');
  expect(dayOf({ ...later, when: 'now' })).toBeNull();
  expect(dayOf({ ...later, date: '' })).toBeNull();
});

test('R-T1 An unfinished form is kept in its visit, and in no other', () => {
  const visit = new QueryClient();
  expect(keptDraft(visit)).toBeUndefined();
  const draft = { ...emptyDraft, amount: '12.34' };
  keepDraft(visit, draft);
  expect(keptDraft(visit)).toEqual(draft);
  expect(keptDraft(new QueryClient())).toBeUndefined();
});
