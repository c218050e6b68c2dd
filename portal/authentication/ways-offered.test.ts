import { expect, test } from 'vitest';
import type { ProofWay } from '#contract/authentication/factors.ts';
import { waysOffered } from './ways-offered.ts';

const passkey: ProofWay = { method: 'passkey', options: {} };
const text: ProofWay = { method: 'text', to: '(•••) •••-0148' };
const app: ProofWay = { method: 'authenticator' };
const kept: ProofWay = { method: 'recovery-code' };

test('the best way stands first, whatever the order in which the bank names them', () => {
  expect(waysOffered([kept, text, app, passkey], true)).toEqual([passkey, app, text, kept]);
  expect(waysOffered([kept, text], true)).toEqual([text, kept]);
});

test('a browser that knows no passkeys offers the other ways alone', () => {
  expect(waysOffered([passkey, text], false)).toEqual([text]);
});

test('a passkey that is the only way is offered in any browser, which then says what is wrong', () => {
  expect(waysOffered([passkey], false)).toEqual([passkey]);
});
