import { settings as contract } from '#contract/settings/settings.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { readSettings } from '../members/settings-records.ts';

/** The member's choices, and the signal that they are active (R-P3, R-P4, R-P7). */
export function settingsHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const settings = gate.gated(contract);

  return {
    get: settings.get.handler(({ context }) =>
      readSettings(store.db, context.signedIn.personId, bank),
    ),

    stay: settings.stay.handler(async ({ context }) => {
      await bank.sessions.touch(context.signedIn, clock.now());
      return {};
    }),
  };
}
