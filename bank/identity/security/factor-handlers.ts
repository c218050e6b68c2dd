import { security as contract } from '#contract/identity/security/security.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { newRecoveryCode, recoveryCodeHash } from '../authentication/check-method.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import { changeSettings, firstPaymentDelayOf } from '../../members/settings-records.ts';
import { transactProved } from '../step-up/step-up-error.ts';
import { appendSecurityChange } from './security-log-records.ts';
import { authenticatorHandlers } from './authenticator-handlers.ts';
import { presentFactors, replaceRecoveryCodes } from './factor-records.ts';
import { passkeyHandlers } from './passkey-handlers.ts';

const recoveryCodesMade = 10;

/**
 * The factors of a member besides the password (R-P3), and the delay of large first payments. Each change of factors needs a proof first; a bank without factors
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
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        await prove(act);
        const at = clock.now();
        const action = 'recovery-codes-made';
        await replaceRecoveryCodes(scope, personId, hashes, at);
        await appendSecurityChange(scope, { personId, caller, at, action, tells: action });
      });
      bank.bell.ring(personId);
      return { codes, factors: await presentFactors(store.db, personId, true) };
    }),

    /** Making the delay of large first payments to a new payee shorter needs a step-up first. */
    setFirstPaymentDelay: security.setFirstPaymentDelay.handler(
      async ({ input: { hours }, context, errors }) => {
        const { signedIn, caller } = context;
        const { personId } = signedIn;
        const permits = { kind: 'set-first-payment-delay', hours } as const;
        const act = { procedure: 'security.setFirstPaymentDelay', binds: { hours }, permits };
        await transactProved(bank, signedIn, errors, async (scope, prove) => {
          const before = await firstPaymentDelayOf(scope.trx, personId, bank);
          const isLower = hours < before;
          if (isLower) await prove(act);
          if (hours === before) return;
          const change = { first_payment_delay_hours: hours };
          await appendToMemberLogs(scope, [
            {
              personId,
              at: bank.clock.now(),
              audit: { action: 'settings-changed', facts: { ...askedFrom(caller), ...change } },
              events: isLower ? [{ kind: 'security', change: 'first-payment-delay-lowered' }] : [],
            },
          ]);
          await changeSettings(scope.trx, personId, change);
        });
        bank.bell.ring(personId);
        return {};
      },
    ),
  };
}
