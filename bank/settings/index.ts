import type { Capability } from '../capability.ts';
import { settingsHandlers } from './settings-handlers.ts';

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
