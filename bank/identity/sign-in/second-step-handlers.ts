import { signIn as contract } from '#contract/identity/sign-in/sign-in.ts';
import type { BankContext } from '../../bank-context.ts';
import { lockPerson } from '../../database/lock-memberships.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { Gate } from '../../gate.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/asked-from.ts';
import type { Caller } from '../../ports.ts';
import { answerCode } from '../authentication/send-code.ts';
import {
  checkProofAnd,
  type PassedChallenge,
  sendChallengeCode,
} from '../authentication/challenges.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { handOver, openSessionIn } from './open-session.ts';
import { heldBy } from './second-step.ts';
import { recordFailedSignIn } from './sign-in-audit.ts';
import { signInLimits } from './sign-in-limits.ts';
import { getPerson } from './sign-in-records.ts';

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
