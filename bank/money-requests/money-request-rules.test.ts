import { cents } from '#contract/money/cents.ts';
import { moneyRequestRefusals } from '#contract/money-requests/money-requests.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { noAddress } from '../rails/payment-address.ts';
import { statusAt } from '../rails/request-status.ts';
import { livePolicy } from '../policy.ts';
import { type AskingFacts, expiryOf, refuseAsking } from './money-request-rules.ts';
import { tidyPhone } from '#contract/text/typed-signs.ts';

const ana = { ...noAddress, name: 'Ana Ruiz', email: 'ana@example.com' };
const free: AskingFacts = { hasAccount: true, to: ana, open: 0, today: 0 };
const dinner = { amount: cents(24_00), note: 'Dinner on Friday' };

const refusals: readonly [
  code: keyof typeof moneyRequestRefusals,
  asked: Partial<typeof dinner>,
  facts: Partial<AskingFacts>,
  data?: unknown,
][] = [
  ['UNKNOWN_ACCOUNT', {}, { hasAccount: false }, { field: 'to' }],
  ['UNKNOWN_RECIPIENT', {}, { to: undefined }],
  ['REQUEST_RECIPIENT_INCOMPLETE', {}, { to: noAddress }, { missing: ['name', 'contact'] }],
  ['RECIPIENT_NAME_WRONG', {}, { to: { ...ana, name: '<b>' } }],
  ['EMAIL_WRONG', {}, { to: { ...ana, email: 'ana@' } }],
  ['PHONE_WRONG', {}, { to: { ...ana, email: null, phone: '12' } }],
  ['REQUEST_NOTE_WRONG', { note: 'See pay.example.com/now' }, {}],
  ['REQUEST_TOO_LARGE', { amount: cents(10_000_01) }, {}, { most: 10_000_00 }],
  ['TOO_MANY_OPEN_REQUESTS', {}, { open: 20 }, { most: 20 }],
  ['TOO_MANY_REQUESTS_TODAY', {}, { today: 10 }, { most: 10 }],
];

test.each(refusals)('R-Q1 a request is refused: %s', (code, asked, facts, data) => {
  expect(refuseAsking({ ...dinner, ...asked }, { ...free, ...facts }, livePolicy)).toEqual(
    data === undefined ? { code } : { code, data },
  );
});

test('R-Q1 each refusal has a row above, in the order in which they are checked', () => {
  expect(refusals.map(([code]) => code)).toEqual(Object.keys(moneyRequestRefusals));
  for (const [index, [code, asked, facts, data]] of refusals.entries()) {
    for (const [, laterAsked, laterFacts] of refusals.slice(index + 1)) {
      const both = refuseAsking(
        { ...dinner, ...laterAsked, ...asked },
        { ...free, ...laterFacts, ...facts },
        livePolicy,
      );
      expect(both, code).toEqual(data === undefined ? { code } : { code, data });
    }
  }
});

test.each([
  ['Dinner on Friday', true],
  ['', true],
  ['Rent 3.5 months, 1.200', true],
  ['Thanks. See you', true],
  ['I <3 you', true],
  ['evil。example', false],
  ['<i>hi</i>', false],
  ['hid\u200Bden', false],
])('R-Q4 a note that is read by somebody else: %s', (note, isFine) => {
  expect(refuseAsking({ ...dinner, note }, free, livePolicy)?.code).toBe(
    isFine ? undefined : 'REQUEST_NOTE_WRONG',
  );
});

test('R-Q3 a request is open for fourteen days', () => {
  const expires = expiryOf(0 as EpochMs);
  expect(expires).toBe(14 * 24 * 60 * 60_000);
  const open = { status: 'open', expires_at: expires } as const;
  expect(statusAt(open, (expires - 1) as EpochMs)).toBe('open');
  expect(statusAt(open, expires)).toBe('expired');
  expect(statusAt({ ...open, status: 'paid' }, expires)).toBe('paid');
});

test('a phone number is looked for as profiles have it', () => {
  expect(tidyPhone('+1 518-555-0177')).toBe('(518) 555-0177');
});
