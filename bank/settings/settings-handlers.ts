import { settings as contract } from '#contract/settings/settings.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Gate } from '../gate.ts';
import { readSettings } from '../members/settings-records.ts';
import { newestMessages } from './message-records.ts';

/** The member's choices, the messages they were sent, and the signal that they are active (R-P3 to R-P5, R-P7). */
export function settingsHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const settings = gate.gated(contract);

  return {
    get: settings.get.handler(({ context }) =>
      readSettings(store.db, context.signedIn.personId, bank),
    ),

    messages: settings.messages.handler(async ({ context }) => ({
      messages: await newestMessages(store.db, context.signedIn.personId),
    })),

    stay: settings.stay.handler(async ({ context }) => {
      await bank.sessions.touch(context.signedIn, clock.now());
      return {};
    }),
  };
}
