import type { Proof } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { BankStore } from '../ports.ts';
import { sealSecret, totpCode, totpStep } from '../identity/authentication/authenticator.ts';
import {
  type ChallengeHeld,
  type ChallengeWanted,
  checkProof,
  type OpenedChallenge,
  openChallenge,
  sendChallengeCode,
} from '../identity/authentication/challenges.ts';
import { recoveryCodeHash } from '../identity/authentication/check-method.ts';
import { openTestBank } from './test-bank.ts';
import { addPasskeyRow, passkeyShown, testFactors } from './test-factors.ts';
import { addProfile } from './test-member.ts';

const minute = 60_000;

/** The secret of the authenticator app of every member in these tests. */
const secret = new Uint8Array(20).fill(7);

/** The recovery code of every member of these tests. */
export const recoveryCode = 'A1B0-C2D3-E4F5-G6H7-J8K9-MNPQ';

/** The holder of a challenge, unless a test says otherwise. */
export const held = { purpose: 'sign-in', holder: 'a step token' } as const;

/** A bank with a member who has a phone, and the ways to ask them who they are. */
export async function openChallengesBank(store: BankStore) {
  const factors = testFactors();
  const test = await openTestBank(store, { factors });
  const member = await test.addMember();
  await addProfile(test.dependencies, member);
  // Challenges need nothing of the bank's shared internals.
  const bank = test.dependencies as unknown as BankContext;
  const { db } = store;
  const { sent } = test.dependencies.mailer;

  return {
    test,
    bank,
    member,
    sent,
    clock: test.clock,
    mailer: test.dependencies.mailer,

    /** Opens a challenge for ten minutes, of that member at sign-in unless said otherwise. */
    begin: (change: Partial<ChallengeWanted> = {}) =>
      openChallenge(bank, { ...held, personId: member.personId, lifeMs: 10 * minute, ...change }),

    show: (proof: Proof, change: Partial<ChallengeHeld> = {}) =>
      checkProof(bank, { ...held, ...change }, proof),

    /** Has a code sent, and reads it. */
    async send(): Promise<string> {
      const { kind } = await sendChallengeCode(bank, held);
      const about = sent.at(-1)?.about;
      if (kind !== 'sent' || about?.kind !== 'code') throw new Error(`The code is ${kind}`);
      return about.code;
    },

    addAuthenticator: () =>
      db
        .insertInto('authenticator')
        .values({
          person_id: member.personId,
          sealed_secret: sealSecret(factors, member.personId, secret),
          last_step: -1,
          added_at: 0,
        })
        .execute(),

    addPasskey: (credential: string, counter = 0, personId = member.personId) =>
      addPasskeyRow(store, personId, { credential, counter }),

    addRecoveryCode: (personId = member.personId) =>
      db
        .insertInto('recovery_code')
        .values({
          person_id: personId,
          code_hash: recoveryCodeHash(personId, recoveryCode),
          made_at: 0,
          used_at: null,
        })
        .execute(),
  };
}

export function byText(code: string): Proof {
  return { method: 'text', code };
}

/** The code in the app so many steps from now. */
export function appCode(at: EpochMs, steps = 0): string {
  return totpCode(secret, totpStep(at) + steps);
}

export function byApp(code: string): Proof {
  return { method: 'authenticator', code };
}

export function byRecoveryCode(code = recoveryCode): Proof {
  return { method: 'recovery-code', code };
}

/** The answer of a passkey to the challenge. */
export function byPasskey(opened: OpenedChallenge, id: string, counter = 0): Proof {
  return { method: 'passkey', answer: passkeyShown(passkeyOptions(opened), id, counter) };
}

export function passkeyOptions({ methods }: OpenedChallenge) {
  const way = methods.find(({ method }) => method === 'passkey');
  return way?.method === 'passkey' ? way.options : {};
}

/** Six digits that are not these. */
export function anotherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
