import { signIn as contract } from '#contract/identity/sign-in/sign-in.ts';
import type { BankContext } from '../../bank-context.ts';
import { lockPerson } from '../../database/lock-memberships.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { Gate } from '../../gate.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import type { Caller } from '../../ports.ts';
import { answerCode } from '../authentication/send-code.ts';
import {
  checkProofAnd,
  type PassedChallenge,
  sendChallengeCode,
  type ChallengeHeld,
  openChallenge,
} from '../authentication/challenges.ts';
import { findKnownBrowser, type KnownBrowser } from './known-browsers.ts';
import { handOver, openSessionIn } from './open-session.ts';
import { signInLimits } from './sign-in-limits.ts';
import { recordFailedSignIn, getPerson } from './sign-in-records.ts';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { hasMethod } from '../authentication/factor-records.ts';
import { newSessionToken, tokenHash } from '../sessions/session.ts';
import type { ChallengeRow } from '../authentication/authentication-tables.ts';

/** The second step of signing in (R-P3): anyone who comes here has shown the password, and holds the step token for it. */
export function secondStepHandlers(gate: Gate, bank: BankContext) {
  const { secondStep } = gate.open(contract);

  return {
    sendCode: secondStep.sendCode.handler(async ({ context: { caller }, errors }) => {
      const held = heldBy(caller, 'sign-in');
      const outcome = held ? await sendChallengeCode(bank, held) : ({ kind: 'over' } as const);
      return answerCode(errors, outcome);
    }),

    finish: secondStep.finish.handler(async ({ input, context: { caller }, errors }) => {
      const held = heldBy(caller, 'sign-in');
      const outcome = held
        ? await checkProofAnd(bank, held, input.proof, (scope, passed) =>
            signIn(scope, bank, caller, passed, input.trustBrowser),
          )
        : ({ kind: 'over' } as const);
      switch (outcome.kind) {
        case 'over':
          caller.dropStepToken();
          throw errors.PROOF_OVER();
        case 'wrong': {
          const { personId, triesLeft } = outcome;
          await recordFailedSignIn(bank, { personId, caller }, input.proof.method);
          throw errors.PROOF_WRONG({ data: { triesLeft } });
        }
        case 'passed': {
          const opened = await handOver(bank, caller, outcome.done);
          if (opened.kind === 'access-closed') {
            throw errors.ACCESS_CLOSED({ data: { phone: bank.brand.phone } });
          }
          return { member: opened.member };
        }
      }
    }),
  };
}

/** In the transaction in which the code is used up. */
async function signIn(
  scope: DatabaseTransaction,
  bank: BankContext,
  caller: Caller,
  { challenge, method }: PassedChallenge,
  trustsBrowser: boolean,
) {
  const personId = challenge.person_id ?? '';
  if (method === 'recovery-code') {
    await lockPerson(scope, personId);
    const audit = { action: 'recovery-code-used', facts: { ...askedFrom(caller) } };
    await appendToMemberLogs(scope, [{ personId, at: bank.clock.now(), audit, events: [] }]);
  }
  return await openSessionIn(scope, bank, personId, caller, {
    method: `password+${method}`,
    trustsBrowser,
    cleared: [await ownBucket(scope, personId, caller)],
  });
}

async function ownBucket({ trx }: DatabaseTransaction, personId: string, caller: Caller) {
  const { username } = await getPerson(trx, personId);
  const browser = await findKnownBrowser(trx, username, caller.browserToken);
  return signInLimits(username, browser, caller).own;
}

/** The proofs that remain after the password. */
export interface SecondStep {
  readonly methods: OfferedMethod[];
  readonly expiresAt: EpochMs;
}

/**
 * Asks for the second step, and hands the caller the token by which it goes on. Null where none is asked for: the policy
 * says so, the member trusts the browser, or has nothing else to show.
 */
export async function beginSecondStep(
  bank: BankContext,
  personId: string,
  caller: Caller,
  browser: KnownBrowser | null,
): Promise<SecondStep | null> {
  const { policy, clock } = bank;
  const isTrusted = (browser?.trustedUntil ?? 0) > clock.now();
  if (
    !policy.security.asksSecondStep ||
    isTrusted ||
    !(await hasMethod(bank, bank.store.db, personId, { purpose: 'sign-in' }))
  ) {
    return null;
  }
  return await openSteps(bank, caller, 'sign-in', personId);
}

/** Opens a challenge that is held by a new step token, and hands the token to the caller. */
export async function openSteps(
  bank: BankContext,
  caller: Caller,
  purpose: ChallengeRow['purpose'],
  personId: string | null,
): Promise<SecondStep> {
  const token = newSessionToken(bank.random);
  const { methods, expiresAt } = await openChallenge(bank, {
    personId,
    purpose,
    holder: tokenHash(token),
    lifeMs: bank.policy.security.stepsMs,
  });
  caller.issueStepToken(token, expiresAt);
  return { methods, expiresAt };
}

/** The challenge that the caller's step token holds; null where it has none. */
export function heldBy(
  { stepToken, browserToken }: Pick<Caller, 'stepToken' | 'browserToken'>,
  purpose: ChallengeRow['purpose'],
): ChallengeHeld | null {
  if (stepToken === null) {
    return null;
  }
  const browserHash = browserToken === null ? null : tokenHash(browserToken);
  return { purpose, holder: tokenHash(stepToken), browserHash };
}
