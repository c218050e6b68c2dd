import { expect, test } from 'vitest';
import { type Act, actHash, paymentAct } from './acts.ts';

const to = {
  name: 'Robin Blake',
  email: null,
  phone: null,
  bankName: 'First Bank',
  accountNumber: '000123456789',
  routingNumber: '021000021',
};
const payment = paymentAct('transfers.create', { from: 'checking', amount: 1_500_00 }, to);

test.each<[string, Act]>([
  ['another amount', paymentAct(payment.ask, { from: 'checking', amount: 1_500_01 }, to)],
  ['another account', paymentAct(payment.ask, { from: 'savings', amount: 1_500_00 }, to)],
  ['another ask', { ...payment, ask: 'scheduledTransfers.schedule' }],
  ['another day', { ...payment, binds: { ...payment.binds, date: '2026-03-03' } }],
  ...Object.keys(to).map((field): [string, Act] => [
    `another ${field} of the payee`,
    paymentAct(
      payment.ask,
      { from: 'checking', amount: 1_500_00 },
      { ...to, [field]: '000123456780' },
    ),
  ]),
])('%s is another act', (_what, other) => {
  expect(actHash(other)).not.toBe(actHash(payment));
});

test('the order of what is bound makes no other act, nor does what else is known of the payee', () => {
  const turned = Object.fromEntries(Object.entries(payment.binds).toReversed());
  expect(actHash({ ...payment, binds: turned })).toBe(actHash(payment));
  const saved = { ...to, recipientId: 'saved' };
  expect(paymentAct(payment.ask, { from: 'checking', amount: 1_500_00 }, saved)).toEqual(payment);
});
