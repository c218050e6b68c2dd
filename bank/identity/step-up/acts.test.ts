import { expect, test } from 'vitest';
import { noAddress } from '../../rails/payment-address.ts';
import { type Act, actHash, paymentAct, permittedPayee } from './acts.ts';

const signedIn = { personId: 'rosa', membershipId: 'own', sessionId: 'session' };
const hashOf = (act: Act, asker: Partial<typeof signedIn & { approving: string }> = {}) =>
  actHash({ signedIn: { ...signedIn, ...asker }, act });

const to = {
  ...noAddress,
  name: 'Robin Blake',
  bankName: 'First Bank',
  accountNumber: '000123456789',
  routingNumber: '021000021',
};
const payment = paymentAct('transfers.create', { from: 'checking', amount: 1_500_00 }, to);

test.each<[string, Act]>([
  ['another amount', paymentAct(payment.procedure, { from: 'checking', amount: 1_500_01 }, to)],
  ['another account', paymentAct(payment.procedure, { from: 'savings', amount: 1_500_00 }, to)],
  ['another procedure', { ...payment, procedure: 'scheduledTransfers.schedule' }],
  ['another day', { ...payment, binds: { ...payment.binds, date: '2026-03-03' } }],
  ...Object.keys(to).map((field): [string, Act] => [
    `another ${field} of the payee`,
    paymentAct(
      payment.procedure,
      { from: 'checking', amount: 1_500_00 },
      { ...to, [field]: '000123456780' },
    ),
  ]),
])('%s is another act', (_what, other) => {
  expect(hashOf(other)).not.toBe(hashOf(payment));
});

test('R-T7 the same in another membership is another act, and so is what is approved for somebody else', () => {
  const hashes = [{}, { membershipId: 'bakery' }, { approving: 'one' }, { approving: 'another' }];
  expect(new Set(hashes.map((asker) => hashOf(payment, asker))).size).toBe(hashes.length);
});

test('the order of what is bound makes no other act, nor does what else is known of the payee', () => {
  const turned = Object.fromEntries(Object.entries(payment.binds).toReversed());
  expect(hashOf({ ...payment, binds: turned })).toBe(hashOf(payment));
  const saved = { ...to, recipientId: 'saved' };
  expect(paymentAct(payment.procedure, { from: 'checking', amount: 1_500_00 }, saved)).toEqual(
    payment,
  );
});

test('how it is told makes no other act: a payee may be renamed meanwhile, a hash is of what is bound', () => {
  expect(hashOf({ ...payment, permits: { kind: 'add-passkey' } })).toBe(hashOf(payment));
});

test.each([
  ['000123456789', '6789'],
  ['1234', '34'],
  ['A7Q', 'Q'],
])('of the account number %s no more is told than %s', (accountNumber, accountEnding) => {
  expect(permittedPayee({ ...to, accountNumber, email: 'robin@example.com' })).toEqual({
    name: 'Robin Blake',
    accountEnding,
    contact: null,
  });
});

test.each([
  ['the email', { email: 'robin@example.com' }, 'robin@example.com'],
  ['the phone', { phone: '518 555 0163' }, '518 555 0163'],
  ['neither', {}, null],
])('where money goes by no account %s is told as it was typed', (_what, reached, contact) => {
  const payee = { ...to, accountNumber: null, ...reached };
  expect(permittedPayee(payee)).toEqual({ name: 'Robin Blake', accountEnding: null, contact });
});
