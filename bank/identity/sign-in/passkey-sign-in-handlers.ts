import { signIn } from '#contract/identity/sign-in/sign-in.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { countTry } from '../../limits/attempts.ts';
import { checkProofAnd } from '../authentication/challenges.ts';
import { handOver, openSessionIn } from './open-session.ts';
import { heldBy, openSteps } from './second-step-handlers.ts';
import { sharedBuckets } from './sign-in-limits.ts';

/**
 * Signing in with a passkey alone. It has verified its user, so that it is two factors at once (NIST SP 800-63B-4,
 * section 2.2): no second step is asked for.
 */
export function passkeySignInHandlers(gate: Gate, bank: BankContext) {
  const { passkeySignIn } = gate.open(signIn);

  return {
    begin: passkeySignIn.begin.handler(async ({ context: { caller }, errors }) => {
      if (!bank.factors) {
        throw errors.NOT_FOUND();
      }
      const counted = await countTry(bank, sharedBuckets('passkey-sign-in', caller));
      if (counted.kind === 'blocked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      const { methods } = await openSteps(bank, caller, 'passkey-sign-in', null);
      const [passkey] = methods;
      if (passkey?.method !== 'passkey') {
        throw new Error('A passkey was not asked for');
      }
      return { options: passkey.options };
    }),

    finish: passkeySignIn.finish.handler(async ({ input, context: { caller }, errors }) => {
      const held = heldBy(caller, 'passkey-sign-in');
      const proof = { method: 'passkey', answer: input.answer } as const;
      const outcome = held
        ? await checkProofAnd(bank, held, proof, (scope, { challenge }) =>
            openSessionIn(scope, bank, challenge.person_id ?? '', caller, {
              method: 'passkey',
              givenBack: sharedBuckets('passkey-sign-in', caller),
            }),
          )
        : ({ kind: 'over' } as const);
      switch (outcome.kind) {
        case 'over':
          caller.dropStepToken();
          throw errors.PROOF_OVER();
        case 'wrong':
          throw errors.PROOF_WRONG({ data: { triesLeft: outcome.triesLeft } });
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
