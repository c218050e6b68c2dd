import { stepUp as contract } from '#contract/identity/step-up/step-up.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate, SignedIn } from '../../gate.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import type { Caller } from '../../ports.ts';
import { answerCode } from '../authentication/send-code.ts';
import {
  checkStepUpProof,
  type ChallengeHeld,
  sendChallengeCode,
} from '../authentication/challenges.ts';
import { newSessionToken, rotateSession, tokenHash } from '../sessions/session.ts';
import { permittedUntil } from './permits.ts';

/** Showing who is there, before something risky is done (OWASP ASVS 5.0, 7.5.3). */
export function stepUpHandlers(gate: Gate, bank: BankContext) {
  const stepUp = gate.gated(contract);

  return {
    sendCode: stepUp.sendCode.handler(async ({ input, context, errors }) => {
      const outcome = await sendChallengeCode(bank, heldBy(context.signedIn, input.stepUp));
      return answerCode(errors, outcome);
    }),

    confirm: stepUp.confirm.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const outcome = await checkStepUpProof(bank, heldBy(signedIn, input.stepUp), input.proof);
      switch (outcome.kind) {
        case 'over':
          throw errors.PROOF_OVER();
        case 'wrong':
          await recordFailure(bank, signedIn, caller, input.proof.method);
          throw errors.PROOF_WRONG({ data: { triesLeft: outcome.triesLeft } });
        case 'password-shown':
          return {
            kind: 'code-needed',
            methods: [...outcome.methods],
            expiresAt: outcome.expiresAt,
          };
        case 'passed': {
          const passedAt = (outcome.challenge.passed_at ?? bank.clock.now()) as EpochMs;
          const { password_shown_at: passwordShownAt } = outcome.challenge;
          const method =
            passwordShownAt === null ? outcome.method : (`password+${outcome.method}` as const);
          if (!(await renewSession(bank, signedIn, caller, method))) {
            throw errors.SIGNED_OUT();
          }
          return { kind: 'permitted', validUntil: permittedUntil(passedAt, bank.policy) };
        }
      }
    }),
  };
}

/** A step-up is that of one session: in another it does not exist. */
function heldBy({ sessionId }: SignedIn, id: string): ChallengeHeld {
  return { id, purpose: 'step-up', holder: sessionId };
}

/** Gives the session a new token (OWASP ASVS 5.0, 7.2.4); false where it has ended meanwhile. */
async function renewSession(
  bank: BankContext,
  { personId, sessionId }: SignedIn,
  caller: Caller,
  method: string,
): Promise<boolean> {
  const session = await bank.sessions.findById(sessionId);
  if (!session) {
    return false;
  }
  const token = newSessionToken(bank.random);
  const at = bank.clock.now();
  const isRenewed = await bank.store.transact(async (scope) => {
    const rotated = await rotateSession(scope.trx, sessionId, tokenHash(token), at);
    if (rotated) {
      const audit = { action: 'stepped-up', facts: { method, ...askedFrom(caller) } };
      await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
    }
    return rotated;
  });
  if (isRenewed) {
    bank.sessions.forget();
    caller.issueSession(token, session.expires_at as EpochMs);
  }
  return isRenewed;
}

async function recordFailure(
  bank: BankContext,
  { personId }: SignedIn,
  caller: Caller,
  method: string,
): Promise<void> {
  const audit = { action: 'step-up-failed', facts: { method, ...askedFrom(caller) } };
  await bank.store.transact((scope) =>
    appendToMemberLogs(scope, [{ personId, at: bank.clock.now(), audit, events: [] }]),
  );
}
