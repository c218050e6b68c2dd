import { security } from '#contract/identity/security/security.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/asked-from.ts';
import { checkStepUp } from '../step-up/check-step-up.ts';
import { stepUpError } from '../step-up/step-up-error.ts';
import { changeSettings, firstPaymentDelayOf } from '../../members/settings-records.ts';

/** The delay of large first payments to a new payee. Making it shorter needs a step-up first. */
export function firstPaymentDelayHandlers(gate: Gate, bank: BankContext) {
  return {
    setFirstPaymentDelay: gate
      .gated(security)
      .setFirstPaymentDelay.handler(async ({ input: { hours }, context, errors }) => {
        const { signedIn, caller } = context;
        const { personId } = signedIn;
        const permits = { kind: 'set-first-payment-delay', hours } as const;
        const act = { procedure: 'security.setFirstPaymentDelay', binds: { hours }, permits };
        const needed = await bank.store.transact(async (scope) => {
          const before = await firstPaymentDelayOf(scope.trx, personId, bank);
          const isLower = hours < before;
          const stepUp = isLower ? await checkStepUp(bank, scope, { signedIn, act }) : null;
          if (stepUp || hours === before) {
            return stepUp;
          }
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
          return null;
        });
        if (needed) {
          throw await stepUpError(bank, errors, { signedIn, act });
        }
        bank.bell.ring(personId);
        return {};
      }),
  };
}
