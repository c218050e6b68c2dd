import { describe, expect, test } from 'vitest';
import type { KnownPasskey } from '#bank/ports.ts';
import type { PasskeyAnswer } from '#contract/identity/authentication/factors.ts';
import { type Misbehaviour, newTestPasskey } from '../../testing/test-authenticator.ts';
import { makeTestCertificate } from '../../testing/test-certificate.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { webAuthnPasskeys } from './passkeys.ts';

const origin = 'https://bank.example';
const passkeys = webAuthnPasskeys({
  name: 'Elm Street Credit Union',
  portalAddress: () => origin,
});
const avery = { userHandle: 'handle', username: 'avery', displayName: 'Avery Morgan', known: [] };

async function newPasskey(change: Misbehaviour = {}) {
  const passkey = newTestPasskey(origin);
  const { options, challenge } = await passkeys.creationOptions(avery);
  return { passkey, kept: await passkeys.checkCreation(passkey.made(options, change), challenge) };
}

async function knownPasskey() {
  const { passkey, kept } = await newPasskey();
  if (kept === null) throw new Error('It was not good');
  return { passkey, kept };
}

async function check(change: Misbehaviour, counter = 0) {
  const { passkey, kept } = await knownPasskey();
  const { options, challenge } = await passkeys.requestOptions([kept]);
  return passkeys.checkAnswer(passkey.shown(options, change), challenge, { ...kept, counter });
}

/** The faults refused in every answer, whether a passkey is made or asked for. */
const wrong: readonly (readonly [string, Misbehaviour])[] = [
  ['for another challenge', { challenge: 'YW5vdGhlcg' }],
  ['given to a page of another site', { origin: 'https://bank.example.evil.example' }],
  ['given to a page without TLS', { origin: 'http://bank.example' }],
  ['given to a page of another port', { origin: 'https://bank.example:8443' }],
  ['given inside a page of somebody else', { crossOrigin: true }],
  ['for another host', { host: 'evil.example' }],
  ['for a host above ours', { host: 'example' }],
  ['without user verification', { userVerified: false }],
  ['without anybody there', { userPresent: false, userVerified: false }],
  ['of another type', { type: 'payment.get' }],
];

describe('Making a passkey', () => {
  test('The browser is asked for one that is kept with whose it is, for this host, with user verification', async () => {
    const { options, challenge } = await passkeys.creationOptions(avery);
    expect(options).toMatchObject({
      challenge,
      rp: { id: 'bank.example', name: 'Elm Street Credit Union' },
      user: {
        id: Buffer.from('handle').toString('base64url'),
        name: 'avery',
        displayName: 'Avery Morgan',
      },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await passkeys.creationOptions(avery)).challenge).not.toBe(challenge);
  });

  test('The browser is told which there are already', async () => {
    const { passkey, kept } = await knownPasskey();
    const { options } = await passkeys.creationOptions({ ...avery, known: [kept] });
    expect(options['excludeCredentials']).toEqual([
      expect.objectContaining({ id: passkey.id, transports: ['internal'] }),
    ]);
  });

  test('One that is made as asked is good', async () => {
    const { passkey, kept } = await newPasskey({ counter: 7 });
    expect(kept).toEqual({
      credentialId: passkey.id,
      publicKey: expect.stringMatching(/^[\w-]{90,}$/),
      counter: 7,
      transports: 'internal',
    });
  });

  test.each(wrong)('One that is made %s is not good', async (_how, change) => {
    expect((await newPasskey(change)).kept).toBeNull();
  });

  test('One with a certificate is not good: to check it, addresses in it would be asked', async () => {
    const certificate = makeTestCertificate(await temporaryFolder(), 'authenticator', {
      subject: '/C=US/O=Elm/OU=Authenticator Attestation/CN=Elm',
      extensions: [
        'basicConstraints=critical,CA:FALSE',
        'crlDistributionPoints=URI:http://127.0.0.1:1/crl',
      ],
    });
    expect((await newPasskey({ certificate })).kept).toBeNull();
  });

  test.each([[7], ['internal'], [{ 0: 'internal' }]])(
    'Ways to reach it that are no list are left out: %j',
    async (transports) => {
      expect((await newPasskey({ transports })).kept?.transports).toBe('');
    },
  );

  test('Ways to reach it that nobody knows are left out', async () => {
    const transports = ['usb', '<script>', 'hybrid', 7];
    expect((await newPasskey({ transports })).kept?.transports).toBe('hybrid,usb');
  });
});

describe('Asking for a passkey', () => {
  test('The browser is asked for one of these, or for any that it has for this host', async () => {
    const { passkey, kept } = await knownPasskey();
    const one = await passkeys.requestOptions([kept]);
    expect(one.options).toMatchObject({
      challenge: one.challenge,
      rpId: 'bank.example',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id, type: 'public-key' }],
    });
    expect((await passkeys.requestOptions([])).options['allowCredentials'] ?? []).toEqual([]);
  });

  test('A good answer is by its passkey for that challenge', async () => {
    expect(await check({})).toEqual({ counter: 0 });
  });

  test.each(wrong)('An answer %s is not good', async (_how, change) => {
    expect(await check(change)).toBeNull();
  });

  test('An answer with the key of another passkey is not good', async () => {
    const [mine, other] = [await knownPasskey(), await knownPasskey()];
    const { options, challenge } = await passkeys.requestOptions([mine.kept]);
    const answer = { ...other.passkey.shown(options), id: mine.passkey.id, rawId: mine.passkey.id };
    expect(await passkeys.checkAnswer(answer, challenge, mine.kept)).toBeNull();
  });

  test('An answer by another passkey than the one that is meant is not good', async () => {
    const [mine, other] = [await knownPasskey(), await knownPasskey()];
    const { options, challenge } = await passkeys.requestOptions([mine.kept]);
    const answer = other.passkey.shown(options);
    const mixed: KnownPasskey = { ...other.kept, credentialId: mine.passkey.id };
    expect(await passkeys.checkAnswer(answer, challenge, mixed)).toBeNull();
  });

  test('A passkey that counts must have counted on: else there are two of it', async () => {
    expect(await check({ counter: 6 }, 5)).toEqual({ counter: 6 });
    expect(await check({ counter: 5 }, 5)).toBeNull();
    expect(await check({ counter: 4 }, 5)).toBeNull();
    expect(await check({ counter: 0 }, 5)).toBeNull();
  });

  test('Which passkey it is by can be read before it is checked', () => {
    const { id } = newTestPasskey(origin);
    expect(passkeys.credentialIdOf({ id })).toBe(id);
    for (const other of [{}, { id: 7 }, { id: null }, { id: '' }, { id: ['a'] }]) {
      expect(passkeys.credentialIdOf(other)).toBeNull();
    }
  });
});

test.each<[PasskeyAnswer]>([
  [{}],
  [{ id: 'a' }],
  [{ id: 'a', rawId: 'a', type: 'public-key', response: null }],
  [{ id: 'a', rawId: 'a', type: 'public-key', response: {} }],
  [
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'bnVsbA', attestationObject: '////', authenticatorData: '' },
    },
  ],
  [
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 7, attestationObject: [], authenticatorData: {}, signature: 1 },
    },
  ],
])('What is no answer at all is not good, and no bug: %j', async (answer) => {
  const known = { credentialId: 'a', publicKey: 'AA', counter: 0, transports: '' };
  expect(await passkeys.checkCreation(answer, 'YQ')).toBeNull();
  expect(await passkeys.checkAnswer(answer, 'YQ', known)).toBeNull();
});

test('On this machine a passkey is for localhost', async () => {
  const local = webAuthnPasskeys({
    name: 'Elm Street',
    portalAddress: () => 'http://localhost:3000',
  });
  const { options, challenge } = await local.creationOptions(avery);
  expect(options).toMatchObject({ rp: { id: 'localhost' } });
  const answer = newTestPasskey('http://localhost:3000').made(options);
  expect(await local.checkCreation(answer, challenge)).not.toBeNull();
});
