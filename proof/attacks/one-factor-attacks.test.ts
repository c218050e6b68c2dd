import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '#bank/members/settings-records.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { addPasskeyRow, testFactors } from '#bank/testing/test-factors.ts';
import { type TestMember, testProfile } from '#bank/testing/test-member.ts';
import type { TestBrowser } from '#hosts/testing/test-browser.ts';
import { type AttackedBank, openAttackedBank } from './attacked-bank.ts';
import { addMemberWithPhone, codeOnPhone, showPassword, signInWithCode } from './signing-in.ts';

const next = 'lantern-harbour-quilt-58';
const guess = 'a guess of the password';

/** The requests of a thief with the member's open session: every way to another email, phone, password or factor. */
const guarded: [string, string, (password: string) => object][] = [
  ['another email', '/api/profile', () => ({ ...testProfile, email: 'thief@example.com' })],
  ['another phone', '/api/profile', () => ({ ...testProfile, phone: '(212) 555-0199' })],
  ['another address', '/api/profile', () => ({ ...testProfile, street: '1 Other Road' })],
  ['another password', '/api/password', (current) => ({ current, next })],
  ['texts on', '/api/settings/two-factor', () => ({ on: true })],
  ['texts off', '/api/settings/two-factor', (password) => ({ on: false, password })],
  ['an app more', '/api/security/authenticator/begin', () => ({})],
  ['no app', '/api/security/authenticator/remove', () => ({})],
  ['a passkey more', '/api/security/passkeys/begin', () => ({})],
  ['a passkey less', `/api/security/passkeys/${passkeyId()}/remove`, () => ({})],
  ['recovery codes', '/api/security/recovery-codes', () => ({})],
];

let bank: AttackedBank;
let member: TestMember;
let thief: TestBrowser;

beforeAll(async () => {
  bank = await openAttackedBank({}, { factors: testFactors() });
  member = await addMemberWithPhone(bank.host);
  await bank.store.db
    .insertInto('authenticator')
    .values({ person_id: member.personId, sealed_secret: 'sealed', last_step: -1, added_at: 0 })
    .execute();
  await addPasskeyRow(bank.store, member.personId, {
    credential: 'laptop',
    id: passkeyId(),
    name: 'Laptop',
  });
});
beforeEach(async () => {
  await bank.host.clock.leap(48 * 60 * 60_000);
  thief = await signInWithCode(bank.host, member);
});
afterAll(() => bank.close());

function passkeyId(): string {
  return '00000000-0000-7000-8000-000000000007';
}

/** All data that decides the sign-in and the contact to the member. */
async function wayIn(): Promise<object> {
  const tables = await dumpTables(bank.store);
  const names = [
    'credential',
    'person_profile',
    'person_settings',
    'contact_change',
    'authenticator',
    'pending_authenticator',
    'passkey',
    'recovery_code',
  ];
  return Object.fromEntries(names.map((name) => [name, tables[name]]));
}

async function told(answer: Promise<Response>) {
  return (await (await answer).json()) as { code?: string; data?: { stepUp: string } };
}

async function stepUpOf(answer: Promise<Response>): Promise<string> {
  const { code, data } = await told(answer);
  expect(code).toBe('STEP_UP_NEEDED');
  return data?.stepUp ?? '';
}

const show = (stepUp: string, proof: object) =>
  told(thief.post(`/api/step-up/${stepUp}/confirm`, { proof }));

/** A code on the phone of the member, which the thief has as well. */
async function codeFor(stepUp: string): Promise<string | null> {
  const before = bank.host.mailer.sent.length;
  await thief.post(`/api/step-up/${stepUp}/code`, {});
  return bank.host.mailer.sent.length > before ? codeOnPhone(bank.host) : null;
}

describe('Somebody who knows the password of a member who signs in by it alone', () => {
  /** Further requests that take both factors. */
  const others: [string, string, () => object][] = [
    [
      'access for others',
      '/api/people/invitations',
      () => ({ name: 'Mallory', role: 'viewer', until: null, dailyLimit: null }),
    ],
  ];
  /** A new password carries the one of today, and of the rest there is nothing to take away. */
  const notWanted = ['another password', 'texts off', 'no app', 'a passkey less'];
  const wanted = [...guarded.filter(([what]) => !notWanted.includes(what)), ...others];

  test.each(['a phone', 'no phone'])(
    'R-P3 and has %s is not let to change the ways in',
    async (has) => {
      const phone = has === 'a phone' ? testProfile.phone : '';
      const alone = await addMemberWithPhone(bank.host);
      await bank.store.db
        .updateTable('person_profile')
        .set({ phone })
        .where('person_id', '=', alone.personId)
        .execute();
      await bank.store.transact(({ trx }) =>
        changeSettings(trx, alone.personId, { two_factor: 0 }),
      );
      ({ browser: thief } = await showPassword(bank.host, alone));
      const { password } = alone;
      const before = await wayIn();
      for (const [what, path, body] of wanted) {
        const { code, data } = await told(thief.post(path, body(password)));
        expect([what, code]).toEqual([what, phone === '' ? 'STEP_UP_LATER' : 'STEP_UP_NEEDED']);
        if (data?.stepUp !== undefined) {
          await show(data.stepUp, { method: 'password', password });
        }
        expect((await thief.post(path, body(password))).ok).toBe(false);
      }
      // That it waits is all that is kept.
      await bank.store.db.updateTable('credential').set({ alone_from: null }).execute();
      expect(await wayIn()).toEqual(before);
    },
  );
});

describe('A stolen session', () => {
  test.each(guarded)('and the password alone bring nobody to %s', async (_what, path, body) => {
    const before = await wayIn();
    const password = member.password;
    const stepUp = await stepUpOf(thief.post(path, body(password)));
    for (let times = 0; times < 2; times += 1) {
      expect(await show(stepUp, { method: 'password', password })).not.toHaveProperty('validUntil');
      expect(await told(thief.post(path, body(password)))).toMatchObject({
        code: 'STEP_UP_NEEDED',
      });
    }
    expect(await wayIn()).toEqual(before);
  });

  test.each(guarded)('and the phone alone bring nobody to %s', async (_what, path, body) => {
    const before = await wayIn();
    const refused = await told(thief.post(path, body(guess)));
    const stepUp = refused.data?.stepUp ?? null;
    expect(stepUp && (await codeFor(stepUp))).toBeNull();
    const guessed = { method: 'text', code: '000000' };
    expect(stepUp === null ? refused : await show(stepUp, guessed)).toMatchObject({
      code: stepUp === null ? 'CURRENT_PASSWORD_WRONG' : 'PROOF_WRONG',
    });
    expect((await thief.post(path, body(guess))).ok).toBe(false);
    expect(await wayIn()).toEqual(before);
  });

  test('and a code for a payment permit no change of how the member signs in', async () => {
    const before = await wayIn();
    const payee = { intentKey: crypto.randomUUID(), payee: { name: 'Mallory Power' } };
    const stepUp = await stepUpOf(thief.post('/api/payees', payee));
    const code = (await codeFor(stepUp)) ?? '';
    expect(await show(stepUp, { method: 'text', code })).toMatchObject({ kind: 'permitted' });
    for (const [, path, body] of guarded) {
      expect((await thief.post(path, body(guess))).ok).toBe(false);
    }
    expect(await wayIn()).toEqual(before);
  });

  test('with both of them is the member: what is asked for is done', async () => {
    const path = '/api/security/recovery-codes';
    const stepUp = await stepUpOf(thief.post(path, {}));
    await show(stepUp, { method: 'password', password: member.password });
    const code = (await codeFor(stepUp)) ?? '';
    expect(await show(stepUp, { method: 'text', code })).toMatchObject({ kind: 'permitted' });
    expect((await thief.post(path, {})).ok).toBe(true);
  });
});
