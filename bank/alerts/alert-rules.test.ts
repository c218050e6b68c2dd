import { alertsMost } from '#contract/alerts/alert-terms.ts';
import { alertRefusals, type AlertRequest } from '#contract/alerts/alerts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, CardId } from '#contract/text/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlertEntry, refuseAlert, toldOf, toldOfPayee } from './alert-rules.ts';

const alert = {
  account: 'checking' as AccountId,
  kind: 'balance-below',
  amount: cents(100_00),
} as const satisfies AlertRequest;
const ofCard: AlertRequest = {
  kind: 'card-purchase',
  card: 'debit' as CardId,
  amount: cents(100_00),
};
const ofPayee: AlertRequest = { kind: 'to-payee', payee: 'Corner Grocery #12', amount: cents(0) };
const has = { accounts: ['checking', 'savings'], cards: ['debit'] };

test.each<[string | undefined, AlertRequest, AlertRequest[]]>([
  ['ALERT_ACCOUNT_UNKNOWN', { ...alert, account: 'holiday' as AccountId }, []],
  ['ALERT_CARD_UNKNOWN', { ...ofCard, card: 'credit' as CardId }, []],
  ['ALERT_PAYEE_NEEDED', { ...ofPayee, payee: ' - ' }, []],
  ['ALERT_AMOUNT_TOO_LARGE', { ...alert, amount: cents(1_000_000_01) }, []],
  ['ALERT_ALREADY_SET', alert, [alert]],
  ['ALERT_ALREADY_SET', ofCard, [alert, ofCard]],
  ['ALERT_ALREADY_SET', ofPayee, [{ ...ofPayee, payee: 'CORNER GROCERY 7' }]],
  [undefined, ofPayee, [{ ...ofPayee, kind: 'from-payee' }, ofCard]],
  [
    'TOO_MANY_ALERTS',
    alert,
    Array.from({ length: alertsMost }, (_, index) => ({ ...alert, amount: cents(index + 1) })),
  ],
  [
    undefined,
    alert,
    [
      { ...alert, amount: cents(100_01) },
      { ...alert, kind: 'money-in' as const },
    ],
  ],
])('R-G2 an alert is refused with %s', (code, request, set) => {
  expect(refuseAlert(request, { ...has, set })?.code).toBe(code);
});

test('R-G2 each refusal of an alert has its row above', () => {
  expect(Object.keys(alertRefusals)).toEqual([
    'ALERT_ACCOUNT_UNKNOWN',
    'ALERT_CARD_UNKNOWN',
    'ALERT_PAYEE_NEEDED',
    'ALERT_AMOUNT_TOO_LARGE',
    'ALERT_ALREADY_SET',
    'TOO_MANY_ALERTS',
  ]);
});

test.each([
  ['balance-below', -1_00, 99_99, 99_99],
  ['balance-below', -1_00, 100_00, null],
  ['balance-below', -1_00, 98_00, null],
  ['balance-below', 5_00, 99_00, null],
  ['money-out', -100_00, 0, 100_00],
  ['money-out', -99_99, 0, null],
  ['money-out', 100_00, 0, null],
  ['money-in', 100_00, 100_00, 100_00],
  ['money-in', 99_99, 100_00, null],
  ['money-in', -100_00, 0, null],
] as const)(
  'R-G2 %s $100.00 tells of an entry of %i that leaves %i: %s',
  (kind, amount, balanceAfter, told) => {
    expect(toldOf({ kind, amount: 100_00 }, { amount, balanceAfter })).toBe(told);
  },
);

test.each([
  ['to-payee', -50_00, 'Corner Grocery #12', 50_00],
  ['to-payee', -49_99, 'Corner Grocery', null],
  ['to-payee', 50_00, 'Corner Grocery', null],
  ['to-payee', -50_00, 'Corner Gas', null],
  ['to-payee', -50_00, 'Transfer to Corner Grocery, First Harbor Bank', 50_00],
  ['to-payee', -50_00, 'Corner Grocery, Inc', null],
  ['to-payee', -50_00, null, null],
  ['from-payee', 50_00, 'CORNER GROCERY', 50_00],
  ['from-payee', -50_00, 'Corner Grocery', null],
] as const)('R-G6 %s $50.00 tells of an entry of %i, %s: %s', (kind, amount, description, told) => {
  const asked = { kind, payee: 'corner grocery', amount: 50_00 };
  expect(toldOfPayee(asked, { amount, description })).toBe(told);
});

test('R-G6 a payee of any amount tells of a cent, and of no entry of nothing', () => {
  const asked = { kind: 'from-payee', payee: 'corner grocery', amount: 0 } as const;
  expect(toldOfPayee(asked, { amount: 1, description: 'Corner Grocery' })).toBe(1);
  expect(toldOfPayee(asked, { amount: 0, description: 'Corner Grocery' })).toBeNull();
});

test('R-G2 a balance is told of once each time that it falls below the amount', () => {
  const limit = 50;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -60, max: 60 })), (amounts) => {
      let balance = 100;
      let crossings = 0;
      const entries = amounts.map((amount): AlertEntry => {
        if (balance >= limit && balance + amount < limit) crossings += 1;
        balance += amount;
        return { amount, balanceAfter: balance };
      });
      const told = entries.map((entry) => toldOf({ kind: 'balance-below', amount: limit }, entry));
      expect(told.filter((one) => one !== null)).toHaveLength(crossings);
    }),
  );
});
