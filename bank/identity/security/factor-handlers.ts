import { security as contract } from '#contract/identity/security/security.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { newRecoveryCode, recoveryCodeHash } from '../authentication/check-method.ts';
import { checkStepUp } from '../step-up/check-step-up.ts';
import { stepUpError } from '../step-up/step-up-error.ts';
import { appendSecurityChange } from './append-security-change.ts';
import { authenticatorHandlers } from './authenticator-handlers.ts';
import { presentFactors, replaceRecoveryCodes } from './factor-records.ts';
import { passkeyHandlers } from './passkey-handlers.ts';

const recoveryCodesMade = 10;

/**
 * The factors of a member besides the password (R-P3). Each change of factors needs a proof first; a bank without factors
 * has nothing to change.
 */
export function factorHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const security = gate.gated(contract);
  const isOffered = bank.factors !== undefined;

  return {
    ...authenticatorHandlers(gate, bank),
    ...passkeyHandlers(gate, bank),

    factors: security.factors.handler(async ({ context }) =>
      presentFactors(store.db, context.signedIn.personId, isOffered),
    ),

    makeRecoveryCodes: security.makeRecoveryCodes.handler(async ({ context, errors }) => {
      if (!isOffered) {
        throw errors.NOT_FOUND();
      }
      const { signedIn, caller } = context;
      const { personId } = signedIn;
      const permits = { kind: 'make-recovery-codes' } as const;
      const act = { procedure: 'security.makeRecoveryCodes', binds: {}, permits };
      const codes = Array.from({ length: recoveryCodesMade }, () => newRecoveryCode(bank.random));
      const hashes = codes.map((code) => recoveryCodeHash(personId, code));
      const needed = await store.transact(async (scope) => {
        const stepUp = await checkStepUp(bank, scope, { signedIn, act });
        if (!stepUp) {
          const at = clock.now();
          const action = 'recovery-codes-made';
          await replaceRecoveryCodes(scope, personId, hashes, at);
          await appendSecurityChange(scope, { personId, caller, at, action, tells: action });
        }
        return stepUp;
      });
      if (needed) {
        throw await stepUpError(bank, errors, { signedIn, act });
      }
      bank.bell.ring(personId);
      return { codes, factors: await presentFactors(store.db, personId, true) };
    }),
  };
}
