import { expect, test } from 'vitest';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import { offeredMethods } from './use-proof.ts';

const passkey: OfferedMethod = { method: 'passkey', options: {} };
const text: OfferedMethod = { method: 'text', to: '(•••) •••-0148' };
const app: OfferedMethod = { method: 'authenticator' };
const kept: OfferedMethod = { method: 'recovery-code' };

test('the best way stands first, whatever the order in which the bank names them', () => {
  expect(offeredMethods([kept, text, app, passkey], true)).toEqual([passkey, app, text, kept]);
  expect(offeredMethods([kept, text], true)).toEqual([text, kept]);
});

test('a browser that knows no passkeys offers the other methods alone', () => {
  expect(offeredMethods([passkey, text], false)).toEqual([text]);
});

test('a passkey that is the only way is offered in any browser, which then says what is wrong', () => {
  expect(offeredMethods([passkey], false)).toEqual([passkey]);
});
