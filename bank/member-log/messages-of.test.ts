import type { CardType } from '#contract/cards/cards.ts';
import { cents } from '#contract/money/cents.ts';
import { defaultNotifications } from '#contract/settings/setting-terms.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { EventBody } from './member-log-tables.ts';
import { channelsFor, type MessageChoices } from './messages-of.ts';

const atFirst: MessageChoices = { ...defaultNotifications, twoFactor: true };

const card: EventBody = {
  kind: 'card',
  change: 'locked',
  cardType: 'Debit Card' satisfies CardType,
  cardNumber: '•••• 4242',
  amount: null,
  merchant: null,
};
const transfer = (status: 'processing' | 'completed' | 'failed'): EventBody => ({
  kind: 'transfer',
  transferId: '0195f2a0-0000-7000-8000-000000000001' as never,
  transferKind: 'zelle',
  status,
  amount: cents(100),
  toName: 'Ana Ruiz',
});
const security: EventBody = { kind: 'security', change: 'password-changed' };
const signIn: EventBody = { kind: 'sign-in' };
const letter: EventBody = { kind: 'letter', month: '2026-11' as LocalMonth };
const newBrowser: EventBody = { kind: 'sign-in', newBrowser: true };

test.each<[string, EventBody, Partial<MessageChoices>, readonly string[]]>([
  ['R-P5 a transfer', transfer('completed'), {}, ['email', 'sms']],
  ['R-P5 a failed transfer', transfer('failed'), {}, ['email', 'sms']],
  ['R-P5 a transfer under way', transfer('processing'), {}, []],
  ['R-P5 a card', card, { sms: false }, ['email']],
  ['R-P5 a card', card, { email: false }, ['sms']],
  ['R-P5 a card', card, { email: false, sms: false }, []],
  ['R-X7 the letter of a month', letter, {}, ['email']],
  ['R-X7 the letter of a month', letter, { letters: false }, []],
  ['R-X7 the letter of a month', letter, { email: false }, []],
  ['R-P5 a change of the password', security, {}, ['email']],
  ['R-P5 a change of the password', security, { email: false, sms: false }, ['email']],
  ['R-P5 a change of the password', security, { security: false }, []],
  ['R-P3 a sign-in with a known browser', signIn, {}, []],
  ['R-P3 a sign-in with a new browser', newBrowser, {}, ['email', 'sms']],
  ['R-P3 a sign-in with a new browser', newBrowser, { sms: false, email: false }, ['email', 'sms']],
  ['R-P3 a sign-in with a new browser', newBrowser, { twoFactor: false }, ['email']],
  ['R-P3 a sign-in with a new browser', newBrowser, { security: false }, ['sms']],
  ['R-G6 a sign-in that was asked for', signIn, { signIns: true }, ['email', 'sms']],
  ['R-G6 a sign-in that was asked for', signIn, { signIns: true, email: false }, ['sms']],
  [
    'R-G6 a sign-in that was asked for',
    newBrowser,
    { signIns: true, sms: false, twoFactor: false },
    ['email'],
  ],
  [
    'R-G6 a sign-in that was asked for',
    newBrowser,
    { signIns: true, security: false, twoFactor: false },
    ['email', 'sms'],
  ],
])('%s is told as chosen (case %#)', (_, event, change, channels) => {
  expect(channelsFor(event, { ...atFirst, ...change })).toEqual(channels);
});
