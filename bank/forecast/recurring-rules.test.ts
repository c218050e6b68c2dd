import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { addDays, atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import { likelyPayments, type PastPayment } from './recurring-rules.ts';

const timeZone = 'America/New_York';
const day = (text: string) => text as LocalDate;
const at = (date: string, minutes = 0) => atTimeOfDay(day(date), minutes, timeZone);

function payment(date: string, change: Partial<PastPayment> = {}): PastPayment {
  return {
    membershipId: 'membership-1',
    accountId: 'account-1',
    account: 'checking' as AccountId,
    accountName: 'Everyday Checking',
    description: 'Hudson Payroll',
    category: 'Income',
    amount: cents(2_140_00),
    at: at(date, 9 * 60),
    day: day(date),
    ...change,
  };
}

function likely(past: readonly PastPayment[]) {
  const found = likelyPayments(past, at('2026-03-02', 600), at('2026-04-02'), timeZone);
  return found.map(({ at: moment, amount }) => {
    const { date, time } = localMoment(moment, timeZone);
    return `${date} ${time} ${amount}`;
  });
}

test('Pay of every two weeks goes on, at its time of day, across the change of the clocks', () => {
  const past = ['2026-01-23', '2026-02-06', '2026-02-20'].map((date) => payment(date));
  expect(likely(past)).toEqual(['2026-03-06 9:00 AM 214000', '2026-03-20 9:00 AM 214000']);
});

test('A monthly payment that a weekend moved goes on, with its last amount', () => {
  const past = [
    payment('2025-12-15', { amount: cents(-71_10) }),
    payment('2026-01-16', { amount: cents(-68_40) }),
    payment('2026-02-17', { amount: cents(-74_25) }),
  ];
  expect(likely(past)).toEqual(['2026-03-17 9:00 AM -7425']);
});

test('A weekly payment comes on each of its days', () => {
  const past = ['2026-02-13', '2026-02-20', '2026-02-27'].map((date) => payment(date));
  expect(likely(past)).toHaveLength(4);
});

test.each([
  ['two payments', [payment('2026-01-15'), payment('2026-02-15')]],
  ['payments of no rhythm', [payment('2026-01-02'), payment('2026-01-25'), payment('2026-02-27')]],
  [
    'payments of unlike amounts',
    [
      payment('2025-12-15', { amount: cents(10_00) }),
      payment('2026-01-15', { amount: cents(90_00) }),
      payment('2026-02-15', { amount: cents(40_00) }),
    ],
  ],
  [
    'payments that have ended',
    [payment('2025-10-15'), payment('2025-11-15'), payment('2025-12-15')],
  ],
  [
    'payments of several accounts',
    [
      payment('2025-12-15'),
      payment('2026-01-15', { accountId: 'account-2', account: 'savings' as AccountId }),
      payment('2026-02-15'),
    ],
  ],
  [
    'payments in and out',
    [
      payment('2025-12-15'),
      payment('2026-01-15', { amount: cents(-2_140_00) }),
      payment('2026-02-15'),
    ],
  ],
])('Nothing follows from %s', (_, past) => {
  expect(likely(past)).toEqual([]);
});

test('A payment that is a few days late is still expected from its next day on', () => {
  const past = ['2025-11-28', '2025-12-28', '2026-01-28'].map((date) => payment(date));
  expect(likely(past)).toEqual(['2026-03-28 9:00 AM 214000']);
  const later = likelyPayments(past, at(addDays(day('2026-03-04'), 1)), at('2026-04-02'), timeZone);
  expect(later).toEqual([]);
});
