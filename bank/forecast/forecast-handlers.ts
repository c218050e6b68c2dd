import { forecast as contract } from '#contract/forecast/forecast.ts';
import type { Gate } from '../gate.ts';
import type { BankContext } from '../database/bank-context.ts';
import { rehearse } from './rehearse.ts';

/** Forecasts the next 30 days. */
export function forecastHandlers(gate: Gate, bank: BankContext) {
  const forecast = gate.gated(contract);

  return {
    month: forecast.month.handler(
      async ({ context }) => await rehearse(bank, context.signedIn.membershipId),
    ),

    failsAfter: forecast.failsAfter.handler(async ({ input, context: { signedIn } }) => {
      const without = await rehearse(bank, signedIn.membershipId);
      const after = await rehearse(bank, signedIn.membershipId, {
        by: signedIn.personId,
        request: input.transfer,
      });
      const happened = new Set(
        without.items.filter(({ happens }) => happens).map(({ key }) => key),
      );
      return { items: after.items.filter(({ happens, key }) => !happens && happened.has(key)) };
    }),
  };
}
