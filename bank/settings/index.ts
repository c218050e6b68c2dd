import type { Capability } from '../capability.ts';
import { settings as contract } from '#contract/settings/settings.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { readSettings } from '../members/settings-records.ts';

export const settings: Capability<'settings' | 'profile'> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    profile: loadLater(async () => {
      const [{ profileHandlers }, { contactHandlers }] = await Promise.all([
        import('./profile-handlers.ts'),
        import('./contact-handlers.ts'),
      ]);
      return (...given) => ({ ...profileHandlers(...given), ...contactHandlers(...given) });
    }),
    settings: {
      ...settingsHandlers(gate, bank),
      ...loadProceduresLater(
        ['setTwoFactor', 'setAutoLogout', 'setNotifications', 'messages'],
        async () => (await import('./settings-change-handlers.ts')).settingsChangeHandlers,
      ),
    },
  }),
};

function settingsHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const gated = gate.gated(contract);

  return {
    get: gated.get.handler(({ context }) =>
      readSettings(store.db, context.signedIn.personId, bank),
    ),

    stay: gated.stay.handler(async ({ context }) => {
      await bank.sessions.touch(context.signedIn, clock.now());
      return {};
    }),
  };
}
