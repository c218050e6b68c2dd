import { type BillRefusalCode, billRefusals, BillRequest } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, PayeeId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import type { PayeeRow } from './bill-tables.ts';
import {
  type BillAccount,
  billDays,
  type BillFacts,
  decideBill,
  type PayeeFacts,
  refusePayee,
} from './bill-rules.ts';
import { addPayeeRefusals, type AddPayeeRefusalCode } from '#contract/bills/payees.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';
import { tidyAccountNumber } from '#contract/text/typed-signs.ts';

const today = '2026-03-02' as LocalDate;
const tomorrow = '2026-03-03' as LocalDate;

const checking: BillAccount = { id: 'account-1', name: 'Checking', available: cents(1_000_00) };
const payee: PayeeRow = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  membership_id: 'member-1',
  name: 'Electric Company',
  name_key: 'electric company',
  account_number: null,
  category: 'Utilities',
  card_id: null,
  created_at: 0,
  removed_at: null,
};
const facts: BillFacts = { from: checking, payee, owed: null, scheduled: 0 };

function bill(amount: number, change: Partial<BillRequest> = {}): BillRequest {
  return {
    payee: payee.id as PayeeId,
    from: 'checking' as AccountId,
    amount: cents(amount),
    date: tomorrow,
    repeat: 'once',
    memo: '',
    ...change,
  };
}

function decide(request: BillRequest, known: BillFacts = facts) {
  return decideBill(request, known, billDays(today, demoPolicy), demoPolicy);
}

function refusalOf(request: BillRequest, known: BillFacts = facts) {
  const decision = decide(request, known);
  return decision.kind === 'refused' ? decision.refusal : null;
}

interface RefusalRow {
  readonly code: BillRefusalCode;
  readonly title: string;
  readonly request: BillRequest;
  readonly facts?: Partial<BillFacts>;
  readonly data?: Record<string, unknown>;
}

/** A request for each refusal that breaks this one rule and no other, in the order of the contract. */
const refusals: readonly RefusalRow[] = [
  {
    code: 'AMOUNT_NOT_POSITIVE',
    title: 'R-D7 A payment must move more than nothing',
    request: bill(0),
  },
  {
    code: 'UNKNOWN_ACCOUNT',
    title: 'R-D7 The account must be one of the member',
    request: bill(50_00),
    facts: { from: undefined },
    data: { field: 'from' },
  },
  {
    code: 'UNKNOWN_PAYEE',
    title: 'R-D7 The payee must be on the member’s list',
    request: bill(50_00),
    facts: { payee: undefined },
  },
  {
    code: 'DATE_PAST',
    title: 'R-D7 Past dates are refused',
    request: bill(50_00, { date: '2026-03-01' as LocalDate }),
    data: { earliest: today },
  },
  {
    code: 'DATE_TOO_FAR',
    title: 'R-D7 A payment is scheduled at most a year ahead',
    request: bill(50_00, { date: '2027-03-03' as LocalDate }),
    data: { latest: '2027-03-02' },
  },
  {
    code: 'INSUFFICIENT_FUNDS',
    title: 'R-D7 A payment for today that the account does not hold is refused',
    request: bill(1_000_01, { date: today }),
    data: { available: 1_000_00 },
  },
  {
    code: 'OVER_BILL_LIMIT',
    title: 'R-D7 A payment is at most as much as may be sent to other banks in a day',
    request: bill(100_000_01),
    data: { limit: demoPolicy.transferLimits.external.aDay },
  },
  {
    code: 'MORE_THAN_OWED',
    title: 'R-D7 A card is paid at most what is owed on it and a small credit balance',
    request: bill(450_01, { date: today }),
    facts: { owed: cents(200_00) },
    data: { owed: 200_00, most: 450_00 },
  },
  {
    code: 'TOO_MANY_SCHEDULED',
    title: 'R-D7 So many payments can be scheduled and no more',
    request: bill(50_00),
    facts: { scheduled: demoPolicy.scheduledBillsMax },
    data: { most: demoPolicy.scheduledBillsMax },
  },
];

describe('refusals', () => {
  test('each refusal of the contract has its row, in the same order', () => {
    expect(refusals.map(({ code }) => code)).toEqual(Object.keys(billRefusals));
  });

  test.each(refusals)('$title ($code)', ({ code, request, facts: change, data }) => {
    expect(refusalOf(request, { ...facts, ...change })).toEqual(
      data === undefined ? { code } : { code, data },
    );
  });

  test('a request that breaks several rules is refused by the earliest', () => {
    const nothing: BillFacts = {
      from: undefined,
      payee: undefined,
      owed: cents(0),
      scheduled: 1_000,
    };
    const noPayee: BillFacts = { ...nothing, from: { ...checking, available: cents(0) } };
    const poor: BillFacts = { ...noPayee, payee };
    const past = { date: '2020-01-01' as LocalDate };
    const steps: readonly [BillRefusalCode, BillRequest, BillFacts][] = [
      ['AMOUNT_NOT_POSITIVE', bill(0, past), nothing],
      ['UNKNOWN_ACCOUNT', bill(1, past), nothing],
      ['UNKNOWN_PAYEE', bill(1, past), noPayee],
      ['DATE_PAST', bill(1, past), poor],
      ['DATE_TOO_FAR', bill(1, { date: '2030-01-01' as LocalDate }), poor],
      ['INSUFFICIENT_FUNDS', bill(1, { date: today, repeat: 'weekly' }), poor],
      ['OVER_BILL_LIMIT', bill(9_999_999_00), poor],
      ['TOO_MANY_SCHEDULED', bill(1), poor],
    ];
    expect(steps.map(([, request, known]) => refusalOf(request, known)?.code)).toEqual(
      steps.map(([code]) => code),
    );
  });
});

describe('the day', () => {
  test('R-D7 a payment for today is paid at once, one for another day is not', () => {
    expect(decide(bill(1_000_00, { date: today }))).toMatchObject({ paidNow: true });
    expect(decide(bill(1_000_00, { date: tomorrow }))).toMatchObject({ paidNow: false });
  });

  test('R-D7 the money for a later day is looked for on that day', () => {
    expect(decide(bill(1_000_01)).kind).toBe('accepted');
    expect(decide(bill(100_000_00)).kind).toBe('accepted');
  });

  test('R-D7 the last day is a year ahead, or the end of February after a leap day', () => {
    expect(decide(bill(1, { date: '2027-03-02' as LocalDate })).kind).toBe('accepted');
    expect(billDays('2028-02-29' as LocalDate, demoPolicy).latest).toBe('2029-02-28');
  });

  test.each(['0000-01-01', '9999-12-31'])(
    'R-D7 %s is a day like any other, and refused',
    (date) => {
      expect(refusalOf(bill(1, { date: date as LocalDate }))?.code).toMatch(/^DATE_/);
    },
  );

  test.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-3-4',
    'tomorrow',
    '',
    '2026-03-04T00:00',
  ])('R-D7 the contract takes no date %s', (date) => {
    expect(BillRequest.safeParse({ ...bill(1), date }).success).toBe(false);
    expect(BillRequest.safeParse({ ...bill(1), date: '2028-02-29' }).success).toBe(true);
  });
});

describe('payments that stay scheduled', () => {
  const full: BillFacts = { ...facts, scheduled: demoPolicy.scheduledBillsMax };

  test('R-D7 a single payment for today takes no place among the scheduled', () => {
    expect(decide(bill(1, { date: today }), full).kind).toBe('accepted');
  });

  test('R-D7 a series that begins today does', () => {
    expect(refusalOf(bill(1, { date: today, repeat: 'monthly' }), full)?.code).toBe(
      'TOO_MANY_SCHEDULED',
    );
  });
});

describe('amounts', () => {
  test.each([0, -1, 0.005, Number.NaN, 1e308, 2 ** 53, '100', null])(
    'R-D7 the contract takes no amount of %s',
    (amount) => {
      expect(BillRequest.safeParse({ ...bill(1), amount }).success).toBe(false);
    },
  );

  test('R-D7 more than any account holds is refused when it is for today', () => {
    expect(refusalOf(bill(Number.MAX_SAFE_INTEGER, { date: today }))?.code).toBe(
      'INSUFFICIENT_FUNDS',
    );
  });
});

const free: PayeeFacts = { nameTaken: false, payees: 0 };
const full: PayeeFacts = { nameTaken: true, payees: demoPolicy.payeesMax };

/**
 * A payee that breaks each rule and no other, in the order of the contract; and a payee that breaks all later rules too.
 */
const payeeRefusals: readonly {
  readonly code: AddPayeeRefusalCode;
  readonly name?: string;
  readonly accountNumber?: string;
  readonly facts: PayeeFacts;
  readonly data?: Record<string, unknown>;
}[] = [
  { code: 'PAYEE_NAME_WRONG', name: '', accountNumber: '?', facts: full },
  { code: 'PAYEE_ACCOUNT_NUMBER_WRONG', accountNumber: '?', facts: full },
  { code: 'PAYEE_NAME_TAKEN', facts: full },
  {
    code: 'TOO_MANY_PAYEES',
    facts: { ...full, nameTaken: false },
    data: { most: demoPolicy.payeesMax },
  },
];

describe('payeeRefusals of a new payee', () => {
  test('each refusal of the contract has its row, in the same order', () => {
    expect(payeeRefusals.map(({ code }) => code)).toEqual(Object.keys(addPayeeRefusals));
  });

  test.each(payeeRefusals)(
    'R-D7 $code comes before those after it',
    ({ code, name = 'City Gas', accountNumber = null, facts, data }) => {
      expect(refusePayee({ name, accountNumber }, facts, demoPolicy)).toEqual(
        data === undefined ? { code } : { code, data },
      );
    },
  );

  test('R-D7 a payee with a name of its own is taken, with or without an account number', () => {
    for (const accountNumber of [null, '123', 'AB12', '1'.repeat(30)]) {
      expect(refusePayee({ name: 'City Gas', accountNumber }, free, demoPolicy)).toBeNull();
    }
  });
});

test.each(['12', '1'.repeat(31), '12_34', '١٢٣٤', '<b>12</b>', '12\u200E34'])(
  'R-D7 %s is no account number with a payee',
  (accountNumber) => {
    expect(refusePayee({ name: 'City Gas', accountNumber }, free, demoPolicy)?.code).toBe(
      'PAYEE_ACCOUNT_NUMBER_WRONG',
    );
  },
);

test.each(['Electric Company', 'Café René', '水道局', 'Smith & Sons (No. 2)', "O'Hara", 'Gas 🔥'])(
  'R-D7 %s is a name',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

test.each([
  ['markup', '<b>x</b>'],
  ['a right-to-left mark', 'Gas\u202Eynapmoc'],
  ['a character without width', 'City\u200BGas'],
  ['a line break', 'City\nGas'],
  ['half a character', 'Gas\uD83D'],
  ['nothing', ''],
])('R-D7 a name with %s is none', (_, name) => {
  expect(isPlainName(name)).toBe(false);
});

test('R-D7 names are kept with single spaces, and compared without regard to capitals', () => {
  expect(tidyName('  City   Gas\u00A0Company ')).toBe('City Gas Company');
  expect(tidyName('Cafe\u0301')).toBe('Café');
  expect(nameKey('CITY Gas')).toBe(nameKey('City gas'));
});

test('R-D7 an account number is kept without the spaces and hyphens that it is printed with', () => {
  expect(tidyAccountNumber(' 12-34 56 ')).toBe('123456');
  expect(tidyAccountNumber(' - ')).toBeNull();
});
