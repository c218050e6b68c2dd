import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-time.ts';
import { demoPolicy } from '../policy.ts';
import {
  decideDispute,
  disputeClock,
  type DisputedTransaction,
  offerDispute,
} from './dispute-rules.ts';

const policy = demoPolicy.disputes;
const day = (text: string) => text as LocalDate;
const today = day('2026-03-02');

const purchase: DisputedTransaction = {
  type: 'debit',
  status: 'completed',
  category: 'Groceries',
  postingKind: 'payment-out',
  amount: cents(50_00),
  day: day('2026-02-27'),
  bookedOn: day('2026-02-27'),
  isCharge: false,
  byCard: true,
  accountOpenedOn: day('2018-01-15'),
  isDisputed: false,
};
const request = { reason: 'not-mine', story: 'I was not there.', amount: cents(50_00) } as const;

test.each<[string, Partial<DisputedTransaction>, string]>([
  ['a credit', { type: 'credit' }, 'credit'],
  ['a transfer between own accounts', { category: 'Internal Transfer' }, 'own-accounts'],
  ['what went to the member’s own broker', { category: 'Investment Transfer' }, 'own-accounts'],
  ['a transfer that failed', { status: 'failed' }, 'not-completed'],
  ['a transfer that is held', { status: 'pending' }, 'not-completed'],
  ['a check that came back', { postingKind: 'deposit-returned' }, 'not-a-payment'],
  ['a credit that was taken back', { postingKind: 'dispute-reversed' }, 'not-a-payment'],
  ['a charge of the bank', { isCharge: true }, 'not-a-payment'],
])('R-X6 %s cannot be disputed', (_, change, why) => {
  const transaction = { ...purchase, ...change };
  expect(offerDispute(transaction, today, policy)).toEqual({ kind: 'not-disputable', why });
  expect(decideDispute(request, transaction, today, policy)).toEqual({
    kind: 'refused',
    refusal: { code: 'NOT_DISPUTABLE', data: { why } },
  });
});

test.each(['payment-out', 'bill-paid', 'transfer-sent'] as const)(
  'R-X6 a completed payment to others can be disputed: %s',
  (postingKind) => {
    const offer = offerDispute({ ...purchase, postingKind }, today, policy);
    expect(offer).toMatchObject({ kind: 'offered', until: '2026-04-30', most: 50_00 });
  },
);

test.each([
  ['2026-02-01', '2026-04-30'],
  ['2026-02-28', '2026-04-30'],
  // Sent on the last day of a month, and booked in the next.
  ['2026-03-02', '2026-05-31'],
  ['2026-12-31', '2027-03-02'],
  ['2027-12-01', '2028-03-01'],
])(
  'R-X6 what was booked on %s can be disputed until %s, 60 days after its statement',
  (on, last) => {
    const booked = { ...purchase, bookedOn: day(on) };
    expect(decideDispute(request, booked, day(last), policy).kind).toBe('opened');
    expect(decideDispute(request, booked, addDays(day(last), 1), policy)).toEqual({
      kind: 'refused',
      refusal: { code: 'DISPUTE_TOO_LATE', data: { until: last } },
    });
  },
);

test('R-X6 refusals come in their order: disputed, too late, too much, nothing said', () => {
  const wrong = { ...request, amount: cents(50_01), story: '' };
  const codeOf = (change: Partial<DisputedTransaction>, asked: object, on = today) => {
    const decision = decideDispute({ ...wrong, ...asked }, { ...purchase, ...change }, on, policy);
    return decision.kind === 'refused' ? decision.refusal.code : null;
  };
  const late = day('2026-06-01');
  expect(codeOf({ isDisputed: true }, {}, late)).toBe('ALREADY_DISPUTED');
  expect(codeOf({}, {}, late)).toBe('DISPUTE_TOO_LATE');
  expect(codeOf({}, {})).toBe('DISPUTED_TOO_MUCH');
  expect(codeOf({}, { amount: cents(50_00) })).toBe('DISPUTE_STORY_EMPTY');
  expect(codeOf({}, { amount: cents(1), story: 'x' })).toBeNull();
});

test.each<[string, string, Partial<DisputedTransaction>, string, string]>([
  ['by card', '2026-03-02', {}, '2026-03-16', '2026-05-31'],
  ['otherwise', '2026-03-02', { byCard: false }, '2026-03-16', '2026-04-16'],
  ['on a Saturday', '2026-03-07', { byCard: false }, '2026-03-20', '2026-04-21'],
  ['over a holiday', '2026-05-20', { byCard: false }, '2026-06-04', '2026-07-04'],
  [
    'from a new account',
    '2026-03-02',
    { byCard: false, accountOpenedOn: day('2026-01-28') },
    '2026-03-30',
    '2026-05-31',
  ],
  [
    'from an account that is new no more',
    '2026-03-02',
    { byCard: false, accountOpenedOn: day('2026-01-27') },
    '2026-03-16',
    '2026-04-16',
  ],
])('R-X6 the clock of a payment %s, disputed on %s', (_, openedOn, change, creditBy, decideBy) => {
  expect(disputeClock({ ...purchase, ...change }, day(openedOn), policy)).toEqual({
    creditBy,
    decideBy,
  });
});
