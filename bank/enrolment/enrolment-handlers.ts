import { enrolment } from '#contract/enrolment/enrolment.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { addressAsker } from '../identity/passwords/hash-asker.ts';
import { countTry } from '../limits/attempts.ts';
import { nameBucket, usernamesBucket } from '../limits/buckets.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import {
  newPasswordError,
  refuseNewPassword,
  saveNewPassword,
} from '../identity/passwords/new-password.ts';
import type { Caller } from '../ports.ts';
import {
  type ChallengeHeld,
  checkProof,
  openChallenge,
  sendChallengeCode,
} from '../identity/authentication/challenges.ts';
import { newSessionToken, tokenHash } from '../identity/sessions/session.ts';
import { openSession } from '../identity/sign-in/open-session.ts';
import { heldBy } from '../identity/sign-in/second-step-handlers.ts';
import { sharedBuckets } from '../identity/sign-in/sign-in-limits.ts';
import {
  findNotActivated,
  findShownCode,
  isUsernameTaken,
  markActivated,
  setUsername,
  type ShownCode,
  useShownCode,
} from './enrolment-records.ts';
import { tidyMemberNumber } from '../members/profile-rules.ts';
import { readUsername } from './new-member-rules.ts';

/** Coming on-line as a member whom the credit union has opened. */
export function enrolmentHandlers(gate: Gate, bank: BankContext) {
  const procedures = gate.open(enrolment);
  const { store, passwords } = bank;

  return {
    begin: procedures.begin.handler(async ({ input, context: { caller }, errors }) => {
      const memberNumber = tidyMemberNumber(input.memberNumber);
      const counted = await countTry(bank, [
        nameBucket('enrolment', memberNumber),
        ...sharedBuckets('enrolment', caller),
      ]);
      if (counted.kind === 'blocked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      // Of nobody it is a challenge like any other, which cannot be passed.
      const personId = await findNotActivated(store.db, memberNumber, input.birthDate);
      const stepToken = newSessionToken(bank.random);
      const held = { purpose: 'enrolment', holder: tokenHash(stepToken) } as const;
      const { expiresAt } = await openChallenge(bank, {
        ...held,
        personId,
        lifeMs: bank.policy.security.stepsMs,
      });
      caller.issueStepToken(stepToken, expiresAt);
      // Not waited for: how long it takes would tell whether there is such a member.
      void sendCode(bank, held);
      return { expiresAt };
    }),

    finish: procedures.finish.handler(async ({ input, context: { caller }, errors }) => {
      const held = heldBy(caller, 'enrolment');
      const shown = held ? await showCode(bank, held, input.code) : ({ kind: 'over' } as const);
      if (shown.kind === 'over') {
        caller.dropStepToken();
        throw errors.PROOF_OVER();
      }
      if (shown.kind === 'wrong') {
        throw errors.PROOF_WRONG({ data: { triesLeft: shown.triesLeft } });
      }
      const username = readUsername(input.username);
      if (username === null) {
        throw errors.USERNAME_WRONG();
      }
      const { personId } = shown.code;
      // Hashed before the transaction, which waits for nothing but the store.
      const passwordHash = await passwords.inTurn(addressAsker(caller), async ({ hash }) => {
        const counted = await countTry(bank, [usernamesBucket(personId)]);
        if (counted.kind === 'blocked') {
          throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
        }
        if (await isUsernameTaken(store.db, username)) {
          throw errors.USERNAME_TAKEN();
        }
        const refusal = await refuseNewPassword(bank, personId, input.password, [username]);
        if (refusal) {
          throw newPasswordError(errors, refusal);
        }
        return await hash(input.password);
      });
      switch (await activate(bank, { ...shown.code, username, passwordHash, caller })) {
        case 'taken':
          throw errors.USERNAME_TAKEN();
        case 'over':
          caller.dropStepToken();
          throw errors.PROOF_OVER();
        case 'activated': {
          const opened = await openSession(bank, personId, caller, { method: 'activation' });
          if (opened.kind === 'access-closed') {
            throw errors.ACCESS_CLOSED({ data: { phone: bank.brand.phone } });
          }
          return { member: opened.member };
        }
      }
    }),
  };
}

/** Sends the code to the contact on file. Never throws: no request waits for it. */
async function sendCode(bank: BankContext, held: ChallengeHeld): Promise<void> {
  try {
    await sendChallengeCode(bank, held);
  } catch (error) {
    bank.log.error('A code to activate online banking could not be sent', { error });
  }
}

type Showing =
  | { readonly kind: 'shown'; readonly code: ShownCode }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over' };

/** Checks the code. After a right code, any holder of the step token has shown it, and can choose again. */
async function showCode(bank: BankContext, held: ChallengeHeld, code: string): Promise<Showing> {
  const before = await findShownCode(bank.store.db, held.holder, bank.clock.now());
  if (before) {
    return { kind: 'shown', code: before };
  }
  const outcome = await checkProof(bank, held, { method: 'text', code });
  if (outcome.kind !== 'passed') {
    return outcome;
  }
  const { id: challengeId, person_id: personId } = outcome.challenge;
  return personId === null ? { kind: 'over' } : { kind: 'shown', code: { challengeId, personId } };
}

interface Activation extends ShownCode {
  readonly username: string;
  readonly passwordHash: string;
  readonly caller: Caller;
}

/**
 * Gives the member user name and password, once. Taken: another person was faster with the user name, and nothing has
 * changed. Over: the member is on-line already.
 */
async function activate(
  { store, clock }: BankContext,
  { challengeId, personId, username, passwordHash, caller }: Activation,
): Promise<'activated' | 'taken' | 'over'> {
  const at = clock.now();
  const audit = { action: 'activated', facts: { ...askedFrom(caller) } };
  try {
    return await store.transact(async (scope) => {
      const { trx } = scope;
      if (
        !(await useShownCode(trx, challengeId, at)) ||
        !(await markActivated(trx, personId, at))
      ) {
        return 'over';
      }
      await setUsername(trx, personId, username);
      await saveNewPassword(trx, personId, { passwordHash, at, provesFrom: null });
      await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
      return 'activated';
    });
  } catch (error) {
    if (store.isUniqueViolation(error)) {
      return 'taken';
    }
    throw error;
  }
}
