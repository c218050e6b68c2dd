import { signIn } from '#contract/sign-in/sign-in.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Gate } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/asked-from.ts';
import type { Caller } from '../ports.ts';
import { answerCode } from '../authentication/answer-code.ts';
import { checkProof, sendChallengeCode } from '../authentication/challenges.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { openSession } from './open-session.ts';
import { heldBy } from './second-step.ts';
import { recordFailedSignIn } from './sign-in-audit.ts';
import { signInLimits } from './sign-in-limits.ts';
import { getPerson } from './sign-in-records.ts';

/** The second step of signing in (R-P3): anyone who comes here has shown the password, and holds the step token for it. */
export function secondStepHandlers(gate: Gate, bank: BankContext) {
  const { secondStep } = gate.open(signIn);

  return {
    sendCode: secondStep.sendCode.handler(async ({ context: { caller }, errors }) => {
      const held = heldBy(caller, 'sign-in');
      const outcome = held ? await sendChallengeCode(bank, held) : ({ kind: 'over' } as const);
      return answerCode(errors, outcome);
    }),

    finish: secondStep.finish.handler(async ({ input, context: { caller }, errors }) => {
      const held = heldBy(caller, 'sign-in');
      const outcome = held
        ? await checkProof(bank, held, input.proof)
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
          const personId = outcome.challenge.person_id ?? '';
          if (outcome.method === 'recovery-code') {
            await recordRecovery(bank, personId, caller);
          }
          const opened = await openSession(bank, personId, caller, {
            method: `password+${outcome.method}`,
            trustsBrowser: input.trustBrowser,
            cleared: [await ownBucket(bank, personId, caller)],
          });
          if (opened.kind === 'access-closed') {
            throw errors.ACCESS_CLOSED({ data: { phone: bank.brand.phone } });
          }
          return { member: opened.member };
        }
      }
    }),
  };
}

async function recordRecovery({ store, clock }: BankContext, personId: string, caller: Caller) {
  const at = clock.now();
  const audit = { action: 'recovery-code-used', facts: { ...askedFrom(caller) } };
  await store.transact((scope) => appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]));
}

/** What the password was counted in. */
async function ownBucket({ store }: BankContext, personId: string, caller: Caller) {
  const { username } = await getPerson(store.db, personId);
  const browser = await findKnownBrowser(store.db, username, caller.browserToken);
  return signInLimits(username, browser, caller).own;
}
