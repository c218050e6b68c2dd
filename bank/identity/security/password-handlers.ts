import { type passwordRefusals, password } from '#contract/identity/security/password.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../../bank-context.ts';
import { isPasswordShown, passwordHashOf } from '../passwords/current-password.ts';
import { memberAsker } from '../passwords/hash-asker.ts';
import { endAccess, forgetResetLinks } from '../sessions/member-sessions.ts';
import type { Gate, SignedIn } from '../../gate.ts';
import { countTry } from '../../limits/attempts.ts';
import { hashesBucket } from '../../limits/buckets.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { newPasswordError } from '../passwords/new-password.ts';
import { type PasswordRefusal, refusePassword } from '../passwords/password-rules.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { transactProved } from '../step-up/step-up-error.ts';
import { findProfile, ownWords } from '../../members/profile-records.ts';
import { changeSettings } from '../../members/settings-records.ts';

/** None of the passwords is bound: a hash of one in the store would be fast to try. */
const passwordAct = {
  procedure: 'password.change',
  binds: {},
  permits: { kind: 'change-password' },
} as const;

/** Changing the password (R-P2). A member with a second factor shows that as well. */
export function passwordHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, passwords } = bank;

  return {
    change: gate.gated(password).change.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { personId, sessionId } = signedIn;
      const { browserToken } = context.caller;
      const own = [...ownWords(await findProfile(store.db, personId)), bank.brand.name];
      const leaked = (await bank.leakedPasswords?.()) ?? null;
      const refusal = refusePassword(input.next, input.current, own, leaked);
      if (refusal) {
        throw refusalError(errors, refusal);
      }
      // Hashed before the transaction, which waits for nothing but the store.
      const hashes = await passwords.inTurn(memberAsker(personId), async (turn) => {
        const counted = await countTry(bank, [hashesBucket('password', sessionId)]);
        if (counted.kind === 'blocked') {
          throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
        }
        const knownHash = await passwordHashOf(store.db, personId);
        if (!(await isPasswordShown(bank, turn, signedIn, input.current))) {
          throw errors.CURRENT_PASSWORD_WRONG();
        }
        return { knownHash, nextHash: await turn.hash(input.next) };
      });
      const at = clock.now();
      const ended = await transactProved(bank, signedIn, errors, async (scope, prove) => {
        await prove(passwordAct);
        return await replacePassword(scope, signedIn, { ...hashes, browserToken, at });
      });
      if (ended === null) {
        throw errors.CURRENT_PASSWORD_WRONG();
      }
      bank.sessions.forget();
      // The streams of the other sessions hear that these are over.
      bank.bell.ring(personId);
      return { changedAt: at, otherSessionsEnded: ended };
    }),
  };
}

/**
 * Ends every other access and returns the number of ended sessions; null where another request was faster and the password
 * is another by now.
 */
async function replacePassword(
  scope: DatabaseTransaction,
  signedIn: SignedIn,
  {
    knownHash,
    nextHash,
    browserToken,
    at,
  }: {
    readonly knownHash: string;
    readonly nextHash: string;
    readonly browserToken: string | null;
    readonly at: EpochMs;
  },
): Promise<number | null> {
  const { trx } = scope;
  const { personId, sessionId } = signedIn;
  const changed = await trx
    .updateTable('credential')
    .set({ password_hash: nextHash, changed_at: at })
    .where('person_id', '=', personId)
    .where('password_hash', '=', knownHash)
    .returning('person_id')
    .executeTakeFirst();
  if (!changed) {
    return null;
  }
  const ended = await endAccess(trx, personId, at, { sessionId, browserToken });
  await changeSettings(trx, personId, { password_chosen_at: at });
  await forgetResetLinks(trx, personId);
  await appendToMemberLogs(scope, [
    {
      personId,
      at,
      audit: { action: 'password-changed', facts: { otherSessionsEnded: ended } },
      events: [{ kind: 'security', change: 'password-changed' }],
    },
  ]);
  return ended;
}

function refusalError(
  errors: ORPCErrorConstructorMap<typeof passwordRefusals>,
  refusal: PasswordRefusal,
): Error {
  return refusal.code === 'PASSWORD_UNCHANGED'
    ? errors.PASSWORD_UNCHANGED()
    : newPasswordError(errors, refusal);
}
