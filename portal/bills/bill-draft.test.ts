import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import type { BillRefusalCode } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, CardId, PayeeId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Payee } from '#contract/bills/payees.ts';
import {
  type BillDraft,
  type BillFault,
  choicesOf,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
  typedTooMuch,
} from './bill-draft.ts';

const checking = account('checking');
const savings = account('savings');
const electric: Payee = {
  id: 'payee-1' as PayeeId,
  name: 'Electric Company',
  accountNumber: null,
  category: 'Utilities',
};
const creditCard: Payee = {
  ...electric,
  id: 'payee-2' as PayeeId,
  card: { id: 'credit' as CardId, owed: cents(30_00), most: cents(50_00) },
};
const most = cents(100_000_00);
const today = '2026-03-02' as LocalDate;
const terms = { earliest: today, latest: '2027-03-02' as LocalDate, most };
const whole: BillDraft = {
  payee: electric.id,
  from: savings.id,
  amount: '1,234.5',
  date: '2026-03-10',
  repeat: 'monthly',
  memo: '  March ',
};

function account(id: string): Account {
  const number = '••••4821';
  return {
    id: id as AccountId,
    name: id,
    officialName: id,
    colour: null,
    hidden: false,
    number,
    type: 'primary',
    balance: cents(100_00),
    available: cents(100_00),
    maturesOn: null,
  };
}

function read(change: Partial<BillDraft>, payees = [electric], accounts = [checking, savings]) {
  const draft = { ...whole, ...change };
  return readDraft(draft, choicesOf(draft, payees, accounts), terms);
}

function faultsOf(change: Partial<BillDraft>) {
  const reading = read(change);
  return reading.kind === 'faults' ? reading.faults : {};
}

describe('R-D7 the draft of a payment', () => {
  test.each([
    ['100000', {}],
    ['100,000.01', { amount: 'OVER_BILL_LIMIT' }],
    ['9999999', { amount: 'OVER_BILL_LIMIT' }],
  ])(
    '%s is judged by the largest payment while it is typed, and again when it is sent',
    (amount, fault) => {
      expect(typedTooMuch(amount, most)).toEqual(fault);
      expect(faultsOf({ amount })).toEqual(fault);
    },
  );

  test('what is typed halfway is not called too much', () => {
    for (const amount of ['', '5000.', 'abc', '1.005']) {
      expect(typedTooMuch(amount, most)).toEqual({});
    }
  });

  test.each([
    ['0001-01-01', { date: 'DATE_PAST' }],
    ['2026-03-01', { date: 'DATE_PAST' }],
    ['2026-03-02', {}],
    ['2027-03-02', {}],
    ['2027-03-03', { date: 'DATE_TOO_FAR' }],
  ])('%s is a day that can be chosen, or says why not', (date, fault) => {
    expect(faultsOf({ date, amount: '10' })).toEqual(fault);
  });

  test.each([
    ['100', today, {}],
    ['100.01', today, { amount: 'INSUFFICIENT_FUNDS' }],
    ['100.01', '2026-03-03', {}],
    ['100,000.01', today, { amount: 'OVER_BILL_LIMIT' }],
  ])('what is paid today is in the account: %s on %s', (amount, date, fault) => {
    expect(faultsOf({ amount, date })).toEqual(fault);
  });

  test.each([
    ['50', today, {}],
    ['50.01', today, { amount: 'MORE_THAN_OWED' }],
    ['50.01', '2026-03-03', {}],
  ])(
    'what is paid to a card today is no more than it may have: %s on %s',
    (amount, date, fault) => {
      const reading = read({ payee: creditCard.id, amount, date }, [creditCard]);
      expect(reading.kind === 'faults' ? reading.faults : {}).toEqual(fault);
    },
  );

  test('becomes a request, the amount in cents', () => {
    expect(read({})).toEqual({
      kind: 'request',
      bill: {
        payee: electric.id,
        from: 'savings',
        amount: 1_234_50,
        date: '2026-03-10',
        repeat: 'monthly',
        memo: 'March',
      },
    });
  });

  test('is paid from the first account until another is chosen, or where that one is gone', () => {
    expect(read({ from: null })).toMatchObject({ bill: { from: 'checking' } });
    expect(read({}, [electric], [checking])).toMatchObject({ bill: { from: 'checking' } });
  });

  test('says everything that is missing at once', () => {
    const faults = faultsOf(emptyDraft);
    expect(faults).toEqual({
      payee: 'payee needed',
      amount: 'amount needed',
      date: 'date needed',
    });
  });

  test('needs a payee that is still on the list', () => {
    expect(read({}, [])).toEqual({ kind: 'faults', faults: { payee: 'payee needed' } });
  });

  test('needs an account', () => {
    expect(read({}, [electric], [])).toMatchObject({ faults: { from: 'UNKNOWN_ACCOUNT' } });
  });

  test.each([
    ['', 'amount needed'],
    ['0', 'amount needed'],
    ['0.00', 'amount needed'],
    ['-1', 'not-a-number'],
    ['1e308', 'not-a-number'],
    ['<b>5</b>', 'not-a-number'],
    ['\u202E5', 'not-a-number'],
    ['0.005', 'too-precise'],
    ['9'.repeat(40), 'too-large'],
  ])('takes no amount %j: %s', (amount, fault) => {
    expect(faultsOf({ amount })).toEqual({ amount: fault });
  });
});

describe('R-D7 a refusal of the bank', () => {
  test.each<[BillRefusalCode, object]>([
    ['AMOUNT_NOT_POSITIVE', { amount: 'AMOUNT_NOT_POSITIVE' }],
    ['UNKNOWN_ACCOUNT', { from: 'UNKNOWN_ACCOUNT' }],
    ['UNKNOWN_PAYEE', { payee: 'UNKNOWN_PAYEE' }],
    ['DATE_PAST', { date: 'DATE_PAST' }],
    ['DATE_TOO_FAR', { date: 'DATE_TOO_FAR' }],
    ['INSUFFICIENT_FUNDS', { amount: 'INSUFFICIENT_FUNDS' }],
    ['MORE_THAN_OWED', { amount: 'MORE_THAN_OWED' }],
    ['OVER_BILL_LIMIT', { amount: 'OVER_BILL_LIMIT' }],
    ['TOO_MANY_SCHEDULED', {}],
  ])('%s stands at its control', (code, faults) => {
    expect(faultsOfRefusal(new ORPCError(code, { defined: true }))).toEqual(faults);
  });

  test.each<[BillFault, Partial<BillDraft>, boolean]>([
    ['INSUFFICIENT_FUNDS', { from: checking.id }, false],
    ['INSUFFICIENT_FUNDS', { date: '2026-03-11' }, false],
    ['INSUFFICIENT_FUNDS', { payee: creditCard.id }, true],
    ['MORE_THAN_OWED', { payee: electric.id }, false],
    ['MORE_THAN_OWED', { date: '2026-03-11' }, false],
    ['MORE_THAN_OWED', { from: checking.id }, true],
    ['OVER_BILL_LIMIT', { date: '2026-03-11' }, true],
  ])('%s at the amount after %j stands: %s', (amount, changed, stands) => {
    const faults = standingAfter(changed, { amount, payee: 'payee needed' });
    expect(faults).toEqual({ payee: 'payee needed', ...(stands && { amount }) });
  });

  test('that is none stands at no control', () => {
    expect(faultsOfRefusal(new Error('a bug'))).toEqual({});
  });
});
