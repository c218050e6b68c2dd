import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import {
  transferRefusals,
  type TransferRefusalCode,
} from '#contract/transfers/transfer-refusals.ts';
import { TransferRequest, type TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { columnsOf, noAddress } from '../rails/payment-address.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import type { RequestedMoney } from './request-to-pay.ts';
import { type RequestFacts, refusePaying } from './requested-money.ts';
import {
  decideTransfer,
  endOfProcessing,
  type TransferAccount,
  type TransferFacts,
} from './transfer-rules.ts';

const checking: TransferAccount = {
  id: 'account-1',
  name: 'Checking',
  shownName: 'Checking',
  balance: cents(1_000_00),
  available: cents(1_000_00),
  maturesOn: null,
};
const savings: TransferAccount = {
  id: 'account-2',
  name: 'Savings',
  shownName: 'Savings',
  balance: cents(0),
  available: cents(0),
  maturesOn: null,
};
const facts: TransferFacts = { from: checking, to: savings, recipient: undefined };
const recipientId = '0195f2a0-0000-7000-8000-000000000001' as RecipientId;

const savedPerson: RecipientRow = {
  id: recipientId,
  membership_id: 'member-1',
  kind: 'zelle',
  ...columnsOf(noAddress),
  name: 'Sam Rivera',
  email: 'sam@example.com',
  created_at: 0,
};
const savedAccount: RecipientRow = {
  ...savedPerson,
  kind: 'external',
  name: 'Robin Blake',
  email: null,
  bank_name: 'JPMorgan Chase Bank',
  account_number: '000123456789',
  routing_number: '021000021',
};

/** An open request of another member that anybody may pay with any amount, but for the change. */
function requestWith(change: Partial<RequestFacts>): RequestedMoney {
  const known: RequestFacts = {
    status: 'open',
    amount: null,
    isAccountOpen: true,
    isOwn: false,
    ...change,
  };
  return {
    id: recipientId,
    membershipId: 'member-2',
    accountId: 'account-9',
    name: 'Marcus Bell',
    refuse: (amount) => refusePaying(known, amount),
  };
}

/**
 * The request after the contract has filled in the defaults. An amount or a memo that the contract itself refuses is put in
 * afterwards: the rule stands on its own.
 */
function requestOf(input: TransferRequestInput): TransferRequest {
  const { amount, memo = '' } = input;
  return {
    ...TransferRequest.parse({ ...input, amount: 1, memo: '' }),
    amount: cents(amount),
    memo,
  };
}

function decide(input: TransferRequestInput, known: TransferFacts = facts) {
  return decideTransfer(requestOf(input), known);
}

function refusalOf(input: TransferRequestInput, known: TransferFacts = facts) {
  const decision = decide(input, known);
  return decision.kind === 'refused' ? decision.refusal : null;
}

interface RefusalRow {
  readonly code: TransferRefusalCode;
  readonly title: string;
  readonly request: TransferRequestInput;
  readonly facts?: Partial<TransferFacts>;
  readonly data?: Record<string, unknown>;
}

/** A request for each refusal that breaks this one rule and no other, in the order of the contract. */
const refusals: readonly RefusalRow[] = [
  {
    code: 'AMOUNT_NOT_POSITIVE',
    title: 'R-T2 A transfer must move more than nothing',
    request: internal(0),
  },
  {
    code: 'UNKNOWN_ACCOUNT',
    title: 'R-T1 The source must be an account of the member',
    request: internal(50_00),
    facts: { from: undefined },
    data: { field: 'from' },
  },
  {
    code: 'SAME_ACCOUNT',
    title: 'R-T1 The to-account excludes the source',
    request: internal(50_00, { to: 'checking' }),
    facts: { to: checking },
  },
  {
    code: 'UNKNOWN_GOAL',
    title: 'R-G1 The goal must be an open one of the account that the money goes to',
    request: internal(50_00, { goal: recipientId }),
    facts: { goal: { id: recipientId, accountId: 'another' } },
  },
  {
    code: 'UNKNOWN_REQUEST',
    title: 'R-Q1 The request that is paid must be one to this member',
    request: zelle(50_00, { moneyRequest: recipientId }),
  },
  {
    code: 'REQUEST_OF_ONES_OWN',
    title: 'R-Q1 Nobody pays a request of their own',
    request: zelle(50_00, { moneyRequest: recipientId }),
    facts: { requested: requestWith({ isOwn: true }) },
  },
  {
    code: 'REQUEST_NOT_PAYABLE',
    title: 'R-Q2 A request that was paid cannot be paid again',
    request: zelle(50_00, { moneyRequest: recipientId }),
    facts: { requested: requestWith({ status: 'paid' }) },
    data: { status: 'paid' },
  },
  {
    code: 'REQUEST_AMOUNT_DIFFERS',
    title: 'R-Q1 A request is paid with what it asks for',
    request: zelle(50_00, { moneyRequest: recipientId }),
    facts: { requested: requestWith({ amount: cents(50_01) }) },
    data: { amount: 50_01 },
  },
  {
    code: 'CERTIFICATE_NOT_MATURE',
    title: 'R-T1 No money goes into a certificate before it matures',
    request: internal(50_00),
    facts: { to: { ...savings, maturesOn: '2027-03-02' as LocalDate } },
    data: { field: 'to', maturesOn: '2027-03-02' },
  },
  {
    code: 'INSUFFICIENT_FUNDS',
    title: 'R-T3 A member cannot send more than they have',
    request: internal(1_000_01),
    data: { available: 1_000_00 },
  },
  {
    code: 'UNKNOWN_RECIPIENT',
    title: 'R-T1 A saved recipient must be one of the member’s own',
    request: zelle(50_00, { recipient: recipientId }),
  },
  {
    code: 'EXTERNAL_RECIPIENT_INCOMPLETE',
    title: 'R-T4 An external transfer needs name, bank, account number and routing number',
    request: external(50_00, { routingNumber: '' }),
    data: { missing: ['routingNumber'] },
  },
  {
    code: 'ZELLE_RECIPIENT_INCOMPLETE',
    title: 'R-T5 Zelle needs a name, and an email or a phone number',
    request: zelle(50_00, { email: '' }),
    data: { missing: ['contact'] },
  },
  {
    code: 'RECIPIENT_NAME_WRONG',
    title: 'R-T5 The name of a recipient has no markup and nothing hidden in it',
    request: zelle(50_00, { name: 'Sam\u202EeeL' }),
  },
  {
    code: 'BANK_NAME_WRONG',
    title: 'R-T4 The name of a bank has no markup and nothing hidden in it',
    request: external(50_00, { bankName: '<b>Bank</b>' }),
  },
  {
    code: 'ROUTING_NUMBER_NOT_NINE_DIGITS',
    title: 'R-T4 The routing number has nine digits',
    request: external(50_00, { routingNumber: '123' }),
  },
  {
    code: 'ROUTING_NUMBER_WRONG',
    title: 'R-T4 The routing number’s check digit must fit',
    request: external(50_00, { routingNumber: '021000022' }),
  },
  {
    code: 'ACCOUNT_NUMBER_WRONG',
    title: 'An account number is 4 to 17 digits',
    request: external(50_00, { accountNumber: '12A45' }),
  },
  {
    code: 'EMAIL_WRONG',
    title: 'R-T5 An email address has the form name@place',
    request: zelle(50_00, { email: 'sam@example' }),
  },
  {
    code: 'PHONE_WRONG',
    title: 'R-T5 A US phone number has ten digits',
    request: zelle(50_00, { email: '', phone: '555-0100' }),
  },
  {
    code: 'MEMO_TOO_LONG',
    title: 'R-T1 A memo has at most 500 characters',
    request: internal(50_00, { memo: 'm'.repeat(501) }),
  },
];

describe('refusals', () => {
  test('each refusal of the contract has its row, in the same order', () => {
    // The limits are looked at when all else is well: see transfer-limits.ts.
    const codes = [...refusals.map(({ code }) => code), 'OVER_TRANSFER_LIMIT', 'OVER_DAILY_LIMIT'];
    expect(codes).toEqual(Object.keys(transferRefusals));
  });

  test.each(refusals)('$title ($code)', ({ code, request, facts: change, data }) => {
    expect(refusalOf(request, { ...facts, ...change })).toEqual(
      data === undefined ? { code } : { code, data },
    );
  });

  test('a request that breaks several rules is refused by the earliest', () => {
    const everything: TransferFacts = { from: undefined, to: undefined, recipient: undefined };
    const poor: TransferFacts = { ...facts, from: { ...checking, available: cents(0) } };
    const memo = 'm'.repeat(501);
    const wrongBank = { routingNumber: '021000022', accountNumber: '1', email: 'sam', memo };
    const steps: readonly [TransferRefusalCode, TransferRequestInput, TransferFacts][] = [
      ['AMOUNT_NOT_POSITIVE', internal(0, { to: 'checking', memo }), everything],
      ['UNKNOWN_ACCOUNT', internal(1, { to: 'checking', memo }), everything],
      ['SAME_ACCOUNT', internal(1, { to: 'checking', memo }), { ...poor, to: checking }],
      ['UNKNOWN_ACCOUNT', internal(1, { memo }), { ...poor, to: undefined }],
      ['INSUFFICIENT_FUNDS', zelle(1, { recipient: recipientId, memo }), poor],
      [
        'UNKNOWN_RECIPIENT',
        zelle(1, { recipient: recipientId, name: '', email: 'sam', memo }),
        facts,
      ],
      ['UNKNOWN_RECIPIENT', external(1, { recipient: recipientId, ...wrongBank, name: '' }), facts],
      ['EXTERNAL_RECIPIENT_INCOMPLETE', external(1, { ...wrongBank, name: '' }), facts],
      ['RECIPIENT_NAME_WRONG', external(1, { ...wrongBank, name: '<b>', bankName: '<b>' }), facts],
      ['BANK_NAME_WRONG', external(1, { ...wrongBank, bankName: '<b>' }), facts],
      ['ROUTING_NUMBER_WRONG', external(1, wrongBank), facts],
      ['ACCOUNT_NUMBER_WRONG', external(1, { ...wrongBank, routingNumber: '021000021' }), facts],
      ['EMAIL_WRONG', external(1, { email: 'sam', memo }), facts],
      ['ZELLE_RECIPIENT_INCOMPLETE', zelle(1, { name: '', email: 'sam', phone: '5', memo }), facts],
      ['RECIPIENT_NAME_WRONG', zelle(1, { name: '<b>', email: 'sam', memo }), facts],
      ['EMAIL_WRONG', zelle(1, { email: 'sam', phone: '5', memo }), facts],
      ['PHONE_WRONG', zelle(1, { phone: '5', memo }), facts],
      ['MEMO_TOO_LONG', zelle(1, { memo }), facts],
    ];
    expect(steps.map(([, request, known]) => refusalOf(request, known)?.code)).toEqual(
      steps.map(([code]) => code),
    );
  });

  test('an internal transfer to an unknown account is refused, naming the field', () => {
    expect(refusalOf(internal(1), { ...facts, to: undefined })).toEqual({
      code: 'UNKNOWN_ACCOUNT',
      data: { field: 'to' },
    });
  });
});

describe('amounts', () => {
  test.each([1, 999_99, 1_000_00])('R-T3 %d of 100000 cents may be sent', (amount) => {
    expect(decide(internal(amount))).toMatchObject({
      kind: 'accepted',
      balanceAfter: 1_000_00 - amount,
    });
  });

  test.each([1_000_01, 2_000_00, Number.MAX_SAFE_INTEGER])(
    'R-T3 %d of 100000 cents may not be sent',
    (amount) => {
      expect(refusalOf(internal(amount))).toEqual({
        code: 'INSUFFICIENT_FUNDS',
        data: { available: 1_000_00 },
      });
    },
  );

  test.each([0, -1, -1_000_00])('R-T2 %d cents is no amount', (amount) => {
    expect(refusalOf(internal(amount))).toEqual({ code: 'AMOUNT_NOT_POSITIVE' });
  });

  test('an agreed overdraft may be sent too, and the balance goes below zero', () => {
    const from = { ...checking, available: cents(1_500_00) };
    expect(decide(internal(1_500_00), { ...facts, from })).toMatchObject({
      kind: 'accepted',
      balanceAfter: -500_00,
    });
  });

  test.each([
    0.5,
    0.005,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    2 ** 53,
    '100',
    '0x10',
    null,
  ])('R-T2 the contract takes no amount of %s', (amount) => {
    expect(TransferRequest.safeParse({ ...internal(1), amount }).success).toBe(false);
  });
});

describe('how processing ends', () => {
  test.each([
    ['zelle', 1_000_00, 'completed'],
    ['zelle', 1_000_01, 'pending'],
    ['external', 1_000_00, 'completed'],
    ['external', 1_000_01, 'pending'],
    ['internal', 1_000_01, 'completed'],
    ['internal', Number.MAX_SAFE_INTEGER, 'completed'],
  ] as const)('R-T8 %s of %d cents ends as %s', (kind, amount, end) => {
    expect(endOfProcessing(kind, cents(amount), demoPolicy)).toBe(end);
  });
});

describe('memos', () => {
  test.each(['', 'm', 'm'.repeat(500)])('R-T1 a memo may have up to 500 characters', (memo) => {
    expect(decide(internal(1, { memo })).kind).toBe('accepted');
    expect(TransferRequest.safeParse(internal(1, { memo })).success).toBe(true);
  });

  test('R-T1 the contract takes no memo of 501 characters', () => {
    expect(TransferRequest.safeParse(internal(1, { memo: 'm'.repeat(501) })).success).toBe(false);
  });
});

describe('external recipients', () => {
  test('R-T4 everything that is missing is named at once', () => {
    const empty = { name: ' ', bankName: '', accountNumber: '', routingNumber: '' };
    expect(refusalOf(external(1, empty))).toEqual({
      code: 'EXTERNAL_RECIPIENT_INCOMPLETE',
      data: { missing: ['name', 'bankName', 'accountNumber', 'routingNumber'] },
    });
  });

  test.each(['name', 'bankName', 'accountNumber', 'routingNumber'] as const)(
    'R-T4 %s is required',
    (field) => {
      expect(refusalOf(external(1, { [field]: '   ' }))).toEqual({
        code: 'EXTERNAL_RECIPIENT_INCOMPLETE',
        data: { missing: [field] },
      });
    },
  );

  test('R-T4 the email is optional, and checked where it is given', () => {
    expect(decide(external(1, { email: '' })).kind).toBe('accepted');
    expect(decide(external(1, { email: 'robin@example.com' })).kind).toBe('accepted');
    expect(refusalOf(external(1, { email: 'robin@' }))).toEqual({ code: 'EMAIL_WRONG' });
  });

  test.each(['1234', '12345678901234567', '1234-5678 90', '0000'])(
    'the account number %s is one',
    (accountNumber) => {
      expect(decide(external(1, { accountNumber }))).toMatchObject({
        kind: 'accepted',
        destination: { accountNumber: accountNumber.replaceAll(/[ -]/g, '') },
      });
    },
  );

  test.each(['123', '123456789012345678', '12345x', '١٢٣٤٥', '+12345', '12.345'])(
    'the account number %s is none',
    (accountNumber) => {
      expect(refusalOf(external(1, { accountNumber }))).toEqual({ code: 'ACCOUNT_NUMBER_WRONG' });
    },
  );

  test.each(['021000012', '990000000', '000000000'])(
    'R-T4 the routing number %s is refused',
    (routingNumber) => {
      expect(refusalOf(external(1, { routingNumber }))).toEqual({ code: 'ROUTING_NUMBER_WRONG' });
    },
  );

  test('R-T4 the contract takes no routing number of thirty-one characters', () => {
    expect(
      TransferRequest.safeParse(external(1, { routingNumber: '0210000210'.padEnd(31, '0') }))
        .success,
    ).toBe(false);
  });
});

describe('Zelle recipients', () => {
  test.each([
    ['the name', { name: '' }, ['name']],
    ['both', { name: '', email: '' }, ['name', 'contact']],
    ['email and phone', { email: ' ', phone: ' ' }, ['contact']],
  ])('R-T5 where %s is missing, that is said', (_, change, missing) => {
    expect(refusalOf(zelle(1, change))).toEqual({
      code: 'ZELLE_RECIPIENT_INCOMPLETE',
      data: { missing },
    });
  });

  test.each([
    ['an email', { email: 'sam@example.com', phone: '' }],
    ['a phone number', { email: '', phone: '(212) 555-0100' }],
    ['both', { email: 'sam@example.com', phone: '212-555-0100' }],
  ])('R-T5 %s is enough', (_, change) => {
    expect(decide(zelle(1, change)).kind).toBe('accepted');
  });

  test.each([
    'sam@example.com',
    'SAM@EXAMPLE.COM',
    'sam.rivera+bills@mail.example.co.uk',
    "o'neil@example.com",
    'a@b.co',
    `sam@${'d'.repeat(63)}.com`,
  ])('R-T5 %s is an email address', (email) => {
    expect(decide(zelle(1, { email })).kind).toBe('accepted');
  });

  test.each([
    'sam',
    '@example.com',
    'sam@',
    'sam@example',
    'sam@example..com',
    'sam@.example.com',
    'sam@-example.com',
    'sam@example-.com',
    'sam rivera@example.com',
    'sam@exa mple.com',
    'sam@@example.com',
    'sam@example.com,robin@example.com',
    'sam@example.com\nBcc: robin@example.com',
    'sam<b>@example.com',
    `sam@${'d'.repeat(64)}.com`,
  ])('R-T5 %s is no email address', (email) => {
    expect(refusalOf(zelle(1, { email }))).toEqual({ code: 'EMAIL_WRONG' });
  });

  test.each(['2125550100', '(212) 555-0100', '+1 212 555 0100', '1-212-555-0100', '212.555.0100'])(
    'R-T5 %s is a phone number',
    (phone) => {
      expect(decide(zelle(1, { email: '', phone })).kind).toBe('accepted');
    },
  );

  test.each([
    '555-0100',
    '212555010',
    '21255501000',
    '+44 20 7946 0958',
    '112-555-0100',
    '012-555-0100',
    '212-555-0100 ext. 5',
    '212-555-O100',
    '٢١٢٥٥٥٠١٠٠',
  ])('R-T5 %s is no US phone number', (phone) => {
    expect(refusalOf(zelle(1, { email: '', phone }))).toEqual({ code: 'PHONE_WRONG' });
  });
});

describe('saved recipients', () => {
  test('R-T1 the saved details stand in for the typed ones', () => {
    const typed = { recipient: recipientId, name: 'Somebody Else', email: 'else@example.com' };
    expect(decide(zelle(1, typed), { ...facts, recipient: savedPerson })).toMatchObject({
      kind: 'accepted',
      destination: { recipientId, name: 'Sam Rivera', email: 'sam@example.com' },
    });
  });

  test('R-T1 a saved account needs nothing typed', () => {
    const request: TransferRequestInput = {
      kind: 'external',
      from: 'checking',
      amount: 1,
      recipient: recipientId,
    };
    expect(decide(request, { ...facts, recipient: savedAccount })).toMatchObject({
      kind: 'accepted',
      destination: {
        recipientId,
        name: 'Robin Blake',
        bankName: 'JPMorgan Chase Bank',
        accountNumber: '000123456789',
        routingNumber: '021000021',
      },
    });
  });

  test('a saved recipient that is incomplete is refused like a typed one', () => {
    const incomplete = { ...savedAccount, routing_number: null };
    expect(
      refusalOf(external(1, { recipient: recipientId }), { ...facts, recipient: incomplete }),
    ).toEqual({ code: 'EXTERNAL_RECIPIENT_INCOMPLETE', data: { missing: ['routingNumber'] } });
  });
});

test('the destination of an internal transfer is the member’s account and nobody else', () => {
  expect(decide(internal(1))).toEqual({
    kind: 'accepted',
    from: checking,
    balanceAfter: 999_99,
    destination: {
      toAccount: savings,
      goalId: null,
      recipientId: null,
      requested: null,
      name: 'Savings',
      email: null,
      phone: null,
      bankName: null,
      accountNumber: null,
      routingNumber: null,
    },
  });
});
