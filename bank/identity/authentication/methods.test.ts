import { describe, expect, test } from 'vitest';
import type { EpochMs } from '#contract/time/time.ts';
import type { PasskeyRow } from './authentication-tables.ts';
import {
  aloneForMs,
  type MemberFactors,
  methodsAfterPassword,
  methodsOf,
  presentMethods,
} from './methods.ts';

const passkey: PasskeyRow = {
  id: 'passkey',
  person_id: 'member',
  credential_id: 'credential',
  public_key: 'key',
  counter: 0,
  transports: '',
  name: 'Phone',
  added_at: 0,
  last_used_at: null,
};
const now = 1_000 as EpochMs;
const phone = '(518) 555-0148';
const nothing: MemberFactors = {
  twoFactor: false,
  phone: '',
  email: '',
  passwordProvesFrom: null,
  passwordAloneFrom: null,
  hasAuthenticator: false,
  hasRecoveryCode: false,
  passkeys: [],
};
const everything: MemberFactors = {
  twoFactor: true,
  phone,
  email: '',
  passwordProvesFrom: null,
  passwordAloneFrom: null,
  hasAuthenticator: true,
  hasRecoveryCode: true,
  passkeys: [passkey],
};

describe('the methods of signing in', () => {
  test.each<[string, Partial<MemberFactors>, string[]]>([
    ['nothing on file', {}, []],
    ['a phone, with texts on', { phone, twoFactor: true }, ['text']],
    ['a phone, with texts off', { phone }, []],
    ['texts on, without a phone', { twoFactor: true }, []],
    ['an app, with texts off', { phone, hasAuthenticator: true }, ['authenticator']],
    ['recovery codes and nothing else', { hasRecoveryCode: true }, []],
    ['everything', everything, ['passkey', 'authenticator', 'text', 'recovery-code']],
  ])('of a member with %s', (_, change, methods) => {
    expect(methodsOf({ purpose: 'sign-in' }, { ...nothing, ...change }, true, now)).toEqual(
      methods,
    );
  });

  test('where the bank has neither apps nor passkeys, a text is left', () => {
    expect(methodsOf({ purpose: 'sign-in' }, everything, false, now)).toEqual([
      'text',
      'recovery-code',
    ]);
  });
});

describe('the methods of a step-up', () => {
  const oneFactor = { purpose: 'step-up', strength: 'one-factor' } as const;
  test.each<[string, Partial<MemberFactors>, string[]]>([
    ['nothing on file', {}, ['password']],
    ['a phone, with texts on', { phone, twoFactor: true }, ['text']],
    ['a phone, with texts off', { phone }, ['password']],
    ['an app, with texts off', { phone, hasAuthenticator: true }, ['authenticator']],
    ['recovery codes and nothing else', { hasRecoveryCode: true }, ['password']],
    ['a password from an email of today', { passwordProvesFrom: (now + 1) as EpochMs }, []],
    ['one from an email of yesterday', { passwordProvesFrom: now }, ['password']],
    [
      'one from an email of today, and a phone',
      { passwordProvesFrom: (now + 1) as EpochMs, phone, twoFactor: true },
      ['text'],
    ],
    ['everything', everything, ['passkey', 'authenticator', 'text']],
  ])('of a member with %s', (_, change, methods) => {
    expect(methodsOf(oneFactor, { ...nothing, ...change }, true, now)).toEqual(methods);
  });
});

describe('the methods of a step-up for both factors', () => {
  const wanted = { purpose: 'step-up', strength: 'both-factors' } as const;

  /** The methods at first, and those after the password. */
  test.each<[string, Partial<MemberFactors>, string[], string[]]>([
    ['nothing on file', {}, [], []],
    ['a phone, with texts off', { phone }, ['password'], ['text']],
    ['recovery codes and nothing else', { hasRecoveryCode: true }, [], []],
    ['a password that waits', { passwordAloneFrom: (now + 1) as EpochMs }, [], []],
    ['one that has waited', { passwordAloneFrom: now }, ['password'], []],
    [
      'one that has waited until yesterday',
      { passwordAloneFrom: (now - aloneForMs) as EpochMs },
      [],
      [],
    ],
    ['one that has waited, and a phone', { passwordAloneFrom: now, phone }, ['password'], ['text']],
    ['a password from an email of today', { passwordProvesFrom: (now + 1) as EpochMs }, [], []],
    ['a phone, with texts on', { phone, twoFactor: true }, ['password'], ['text']],
    [
      'one from an email of today, and a phone',
      { passwordProvesFrom: (now + 1) as EpochMs, phone, twoFactor: true },
      ['password'],
      ['text'],
    ],
    ['an app', { hasAuthenticator: true }, ['password'], ['authenticator']],
    ['a passkey, which is both at once', { passkeys: [passkey] }, ['passkey'], []],
    ['everything', everything, ['passkey', 'password'], ['authenticator', 'text']],
  ])('of a member with %s', (_, change, first, then) => {
    const factors = { ...nothing, ...change };
    expect(methodsOf(wanted, factors, true, now)).toEqual(first);
    expect(methodsAfterPassword(wanted, factors, true)).toEqual(then);
  });

  test.each<[string, Partial<MemberFactors>, string[]]>([
    ['a phone, with texts on', { phone, twoFactor: true }, ['text']],
    ['everything', everything, ['authenticator', 'text']],
  ])('of a member with %s, who has shown the password', (_, change, methods) => {
    const half = { ...wanted, password_shown_at: now };
    expect(methodsOf(half, { ...nothing, ...change }, true, now)).toEqual(methods);
  });

  test('no code follows the password where one factor is enough', () => {
    const oneFactor = { ...wanted, strength: 'one-factor' } as const;
    expect(methodsAfterPassword(oneFactor, everything, true)).toEqual([]);
  });
});

describe('the methods of a step-up beside a password that is in the request', () => {
  test.each<[string, Partial<MemberFactors>, string[]]>([
    ['nothing on file', {}, []],
    ['a phone, with texts off', { phone }, []],
    ['a phone, with texts on', { phone, twoFactor: true }, ['text']],
    ['everything', everything, ['passkey', 'authenticator', 'text']],
  ])('of a member with %s', (_, change, methods) => {
    const wanted = { purpose: 'step-up', strength: 'second-factor' } as const;
    expect(methodsOf(wanted, { ...nothing, ...change }, true, now)).toEqual(methods);
  });
});

test('a way by text says where to, masked', () => {
  expect(presentMethods(['text'], everything, null)).toEqual([
    { method: 'text', to: '(•••) •••-0148' },
  ]);
});

test('a passkey comes with what the browser is to ask for it with', () => {
  const options = { challenge: 'abc' };
  expect(presentMethods(['passkey', 'authenticator'], everything, options)).toEqual([
    { method: 'passkey', options },
    { method: 'authenticator' },
  ]);
});
