import { security as contract } from '#contract/identity/security/security.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { sealSecret, shownStep, toBase32, newTotpSecret } from '../authentication/authenticator.ts';
import { transactProved } from '../step-up/step-up-error.ts';
import { appendSecurityChange } from './security-log-records.ts';
import { presentFactors, readNames } from './factor-records.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type {
  AuthenticatorRow,
  PendingAuthenticatorRow,
} from '../authentication/authentication-tables.ts';
import type { Tables } from '../../tables.ts';

/** Before any code was shown. */
const noStep = -1;

/** A member's authenticator app (RFC 6238). The app that is there stays good until a new one has shown its first code. */
export function authenticatorHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, factors, policy } = bank;
  const security = gate.gated(contract);

  return {
    beginAuthenticator: security.beginAuthenticator.handler(async ({ context, errors }) => {
      if (!factors) {
        throw errors.NOT_FOUND();
      }
      const { signedIn } = context;
      const { personId } = signedIn;
      const permits = { kind: 'add-authenticator' } as const;
      const act = { procedure: 'security.beginAuthenticator', binds: {}, permits };
      const secret = newTotpSecret(bank.random);
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        await prove(act);
        const now = clock.now();
        const pending = {
          person_id: personId,
          sealed_secret: sealSecret(factors, personId, secret),
          tries_left: policy.security.codeTries,
          expires_at: now + policy.security.stepsMs,
        };
        await replacePending(scope, pending, now);
      });
      const { username } = await readNames(store.db, personId);
      const text = toBase32(secret);
      return { secret: text, uri: authenticatorUri(bank.brand.name, username, text) };
    }),

    finishAuthenticator: security.finishAuthenticator.handler(
      async ({ input, context, errors }) => {
        if (!factors) {
          throw errors.NOT_FOUND();
        }
        const { personId } = context.signedIn;
        const at = clock.now();
        const pending = await store.transact((scope) => takePendingTry(scope, personId, at));
        if (!pending) {
          throw errors.PROOF_OVER();
        }
        const added = {
          person_id: personId,
          sealed_secret: pending.sealed_secret,
          last_step: noStep,
          added_at: at,
        };
        const step = shownStep(factors, added, input.code, at);
        if (step === null) {
          throw errors.PROOF_WRONG({ data: { triesLeft: pending.tries_left } });
        }
        await store.transact(async (scope) => {
          if (!(await confirmPending(scope, { ...added, last_step: step }))) {
            throw errors.PROOF_OVER();
          }
          const action = 'authenticator-added';
          const { caller } = context;
          await appendSecurityChange(scope, { personId, caller, at, action, tells: action });
        });
        bank.bell.ring(personId);
        return { factors: await presentFactors(store.db, personId, true) };
      },
    ),

    removeAuthenticator: security.removeAuthenticator.handler(async ({ context, errors }) => {
      if (!factors) {
        throw errors.NOT_FOUND();
      }
      const { signedIn, caller } = context;
      const { personId } = signedIn;
      const permits = { kind: 'remove-authenticator' } as const;
      const act = { procedure: 'security.removeAuthenticator', binds: {}, permits };
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        if (!(await hasAuthenticator(scope.trx, personId))) {
          throw errors.NOT_FOUND();
        }
        await prove(act);
        await deleteAuthenticator(scope, personId);
        const action = 'authenticator-removed';
        const at = clock.now();
        await appendSecurityChange(scope, { personId, caller, at, action, tells: action });
      });
      bank.bell.ring(personId);
      return { factors: await presentFactors(store.db, personId, true) };
    }),
  };
}

/**
 * The data that apps read from a picture: the owner of the code, and the secret. The other settings are the apps' defaults.
 */
function authenticatorUri(issuer: string, username: string, secret: string): string {
  const [by, whose] = [encodeURIComponent(issuer), encodeURIComponent(username)];
  return `otpauth://totp/${by}:${whose}?secret=${secret}&issuer=${by}&algorithm=SHA1&digits=6&period=30`;
}

/** Keeps an app that is not confirmed yet, in the place of an earlier unconfirmed app; apps that are too old go. */
async function replacePending(
  { trx }: DatabaseTransaction,
  pending: PendingAuthenticatorRow,
  now: EpochMs,
): Promise<void> {
  await trx.deleteFrom('pending_authenticator').where('expires_at', '<', now).execute();
  const { person_id: _personId, ...columns } = pending;
  await trx
    .insertInto('pending_authenticator')
    .values(pending)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
}

/** Takes one of the tries that are left, before anything is checked; undefined where there is none. */
async function takePendingTry(
  { trx }: DatabaseTransaction,
  personId: string,
  now: EpochMs,
): Promise<PendingAuthenticatorRow | undefined> {
  return await trx
    .updateTable('pending_authenticator')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('person_id', '=', personId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Puts the app that is confirmed in the place of the one before; false where it is not the pending one any more. */
async function confirmPending(
  { trx }: DatabaseTransaction,
  authenticator: AuthenticatorRow,
): Promise<boolean> {
  const confirmed = await trx
    .deleteFrom('pending_authenticator')
    .where('person_id', '=', authenticator.person_id)
    .where('sealed_secret', '=', authenticator.sealed_secret)
    .returning('person_id')
    .executeTakeFirst();
  if (!confirmed) {
    return false;
  }
  const { person_id: _personId, ...columns } = authenticator;
  await trx
    .insertInto('authenticator')
    .values(authenticator)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
  return true;
}

async function hasAuthenticator(db: Kysely<Tables>, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteAuthenticator({ trx }: DatabaseTransaction, personId: string): Promise<void> {
  await trx.deleteFrom('authenticator').where('person_id', '=', personId).execute();
}
