import { expect, test } from 'vitest';
import { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { strengthOf } from './strength.ts';

const payee = { name: 'City Gas', accountEnding: null, contact: null };
const cardEnding = '4821';

test.each([
  [{ kind: 'payment', amount: 1_00, payee, day: null, repeat: 'once' }, 'one-factor'],
  [{ kind: 'save-recipient', payee }, 'one-factor'],
  [{ kind: 'add-payee', payee }, 'one-factor'],
  [{ kind: 'change-contact', parts: ['email'] }, 'both-factors'],
  [{ kind: 'change-contact', parts: ['phone'] }, 'both-factors'],
  [{ kind: 'change-contact', parts: ['address'] }, 'both-factors'],
  [{ kind: 'change-password' }, 'second-factor'],
  [{ kind: 'set-two-factor', on: true }, 'both-factors'],
  [{ kind: 'set-two-factor', on: false }, 'second-factor'],
  [{ kind: 'add-authenticator' }, 'both-factors'],
  [{ kind: 'remove-authenticator' }, 'both-factors'],
  [{ kind: 'add-passkey' }, 'both-factors'],
  [{ kind: 'remove-passkey', name: 'Laptop' }, 'both-factors'],
  [{ kind: 'make-recovery-codes' }, 'both-factors'],
  [{ kind: 'set-pin', cardEnding }, 'one-factor'],
  [{ kind: 'unlock-card', cardEnding }, 'one-factor'],
  [{ kind: 'raise-card-limit', cardEnding, limit: 1_00 }, 'one-factor'],
  [{ kind: 'replace-card', cardEnding }, 'one-factor'],
  [{ kind: 'turn-off-security-notices' }, 'one-factor'],
  [{ kind: 'show-account-numbers', accountEnding: '4821' }, 'one-factor'],
  [{ kind: 'sign-loan', amount: 1_00 }, 'both-factors'],
  [{ kind: 'set-first-payment-delay', hours: 0 }, 'one-factor'],
  [{ kind: 'name-trusted-contact', name: 'Maria Ruiz' }, 'one-factor'],
  [{ kind: 'remove-trusted-contact', name: 'Maria Ruiz' }, 'one-factor'],
])('%j takes %s', (permits, strength) => {
  expect(strengthOf(PermittedAct.parse(permits))).toBe(strength);
});
