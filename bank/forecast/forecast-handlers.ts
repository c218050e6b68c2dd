import { forecast as contract } from '#contract/forecast/forecast.ts';
import type { Gate } from '../gate.ts';
import type { BankContext } from '../bank-context.ts';

/** Forecasts the next 30 days. */
export function forecastHandlers(gate: Gate, { forecasts }: BankContext) {
  const forecast = gate.gated(contract);

  return {
    month: forecast.month.handler(
      async ({ context: { signedIn }, signal }) =>
        (await (await forecasts()).month(signedIn.membershipId, signal)).forecast,
    ),

    failsAfter: forecast.failsAfter.handler(async ({ input, context: { signedIn }, signal }) => {
      const { personId: by, membershipId } = signedIn;
      const all = await forecasts();
      const { forecast: without } = await all.month(membershipId, signal);
      const after = await all.after(membershipId, { by, request: input.transfer }, signal);
      const happened = new Set(
        without.items.filter(({ happens }) => happens).map(({ key }) => key),
      );
      return { items: after.items.filter(({ happens, key }) => !happens && happened.has(key)) };
    }),
  };
}
