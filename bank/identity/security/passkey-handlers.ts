import { security as contract } from '#contract/identity/security/security.ts';
import { passkeysMax } from '#contract/identity/security/security-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate, SignedIn } from '../../gate.ts';
import type { Caller, KnownPasskey } from '../../ports.ts';
import {
  findOpenChallenge,
  insertChallenge,
  markPassed,
  takeTry,
} from '../authentication/challenge-records.ts';
import { knownPasskey, readFactors } from '../authentication/factor-records.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { transactProved } from '../step-up/step-up-error.ts';
import type { ChallengeRow } from '../authentication/authentication-tables.ts';
import { appendSecurityChange } from './security-log-records.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskeyName,
  insertPasskey,
  lockFactors,
  presentFactors,
  readNames,
} from './factor-records.ts';

/** A member's passkeys (WebAuthn Level 3, section 7.1). A passkey is of one member and no other. */
export function passkeyHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, factors } = bank;
  const security = gate.gated(contract);

  return {
    beginPasskey: security.beginPasskey.handler(async ({ context, errors }) => {
      if (!factors) {
        throw errors.NOT_FOUND();
      }
      const { signedIn } = context;
      const { personId } = signedIn;
      const permits = { kind: 'add-passkey' } as const;
      const act = { procedure: 'security.beginPasskey', binds: {}, permits };
      const { passkeys: known } = await readFactors(store.db, personId);
      const { options, challenge } = await factors.passkeys.creationOptions({
        userHandle: personId,
        ...(await readNames(store.db, personId)),
        known: known.map(knownPasskey),
      });
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        if ((await countPasskeys(scope, personId)) >= passkeysMax) {
          throw errors.TOO_MANY_PASSKEYS({ data: { most: passkeysMax } });
        }
        await prove(act);
        await insertChallenge(scope.trx, challengeOf(bank, signedIn, challenge));
      });
      return { options };
    }),

    finishPasskey: security.finishPasskey.handler(async ({ input, context, errors }) => {
      if (!factors) {
        throw errors.NOT_FOUND();
      }
      const { signedIn, caller } = context;
      const at = clock.now();
      const asked = await takeOpenTry(bank, signedIn, at);
      if (!asked) {
        throw errors.PROOF_OVER();
      }
      const made = await factors.passkeys.checkCreation(
        input.answer,
        asked.passkey_challenge ?? '',
      );
      if (!made) {
        throw errors.PROOF_WRONG({ data: { triesLeft: asked.tries_left } });
      }
      const passkey = { ...made, id: bank.newId(), name: input.name };
      const outcome = await store.transact((scope) =>
        addPasskey(scope, { asked, passkey, personId: signedIn.personId, caller, at }),
      );
      switch (outcome) {
        case 'over':
          throw errors.PROOF_OVER();
        case 'too-many':
          throw errors.TOO_MANY_PASSKEYS({ data: { most: passkeysMax } });
        case 'added':
          bank.bell.ring(signedIn.personId);
          return { factors: await presentFactors(store.db, signedIn.personId, true) };
      }
    }),

    removePasskey: security.removePasskey.handler(async ({ input: { id }, context, errors }) => {
      const { signedIn, caller } = context;
      const { personId } = signedIn;
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        const name = factors && (await findPasskeyName(scope, personId, id));
        if (name === undefined) {
          throw errors.NOT_FOUND();
        }
        const permits = { kind: 'remove-passkey', name } as const;
        await prove({ procedure: 'security.removePasskey', binds: { id }, permits });
        await deletePasskey(scope, id);
        await appendSecurityChange(scope, {
          personId,
          caller,
          at: clock.now(),
          action: 'passkey-removed',
          facts: { passkey: id, name },
          tells: 'passkey-removed',
        });
      });
      bank.bell.ring(personId);
      return { factors: await presentFactors(store.db, personId, true) };
    }),
  };
}

function challengeOf(
  { clock, newId, policy }: BankContext,
  { personId, sessionId }: SignedIn,
  challenge: string,
): ChallengeRow {
  const at = clock.now();
  return {
    id: newId(),
    person_id: personId,
    purpose: 'add-passkey',
    holder: sessionId,
    act_hash: null,
    permits: null,
    strength: null,
    password_shown_at: null,
    code_hash: null,
    code_sent_at: null,
    passkey_challenge: challenge,
    tries_left: policy.security.codeTries,
    created_at: at,
    expires_at: at + policy.security.stepsMs,
    passed_at: null,
    used_at: null,
  };
}

/** The last passkey challenge of this session, with one try less; undefined where that is over. */
async function takeOpenTry(
  { store }: BankContext,
  { sessionId }: SignedIn,
  now: EpochMs,
): Promise<ChallengeRow | undefined> {
  const open = await findOpenChallenge(
    store.db,
    { purpose: 'add-passkey', holder: sessionId },
    now,
  );
  return open && (await store.transact(({ trx }) => takeTry(trx, open.id)));
}

interface NewPasskey {
  readonly asked: ChallengeRow;
  readonly passkey: KnownPasskey & { readonly id: string; readonly name: string };
  readonly personId: string;
  readonly caller: Caller;
  readonly at: EpochMs;
}

/** Each challenge makes one passkey; it is over, too, where a person has this very passkey already. */
async function addPasskey(
  scope: DatabaseTransaction,
  { asked, passkey, personId, caller, at }: NewPasskey,
): Promise<'over' | 'too-many' | 'added'> {
  await lockFactors(scope, personId);
  if ((await countPasskeys(scope, personId)) >= passkeysMax) {
    return 'too-many';
  }
  const { id, name } = passkey;
  const isNew =
    (await markPassed(scope.trx, asked.id, personId, at)) !== undefined &&
    (await insertPasskey(scope, {
      id,
      person_id: personId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name,
      added_at: at,
      last_used_at: null,
    }));
  if (!isNew) {
    return 'over';
  }
  await appendSecurityChange(scope, {
    personId,
    caller,
    at,
    action: 'passkey-added',
    facts: { passkey: id, name },
    tells: 'passkey-added',
  });
  return 'added';
}
