import type { Capability } from '../capability.ts';
import { accountHandlers, loadExplaining } from './account-handlers.ts';

export const accounts: Capability<'accounts'> = {
  handlers: ({ gate, bank, loadLater, loadProceduresLater }) => ({
    accounts: {
      ...accountHandlers(gate, bank),
      numbers: loadLater(async () => (await import('./account-numbers-handler.ts')).numbersHandler),
      ...loadProceduresLater(
        ['personalize', 'arrange'],
        async () => (await import('./personal-account-handlers.ts')).personalAccountHandlers,
      ),
      about: loadLater(async () => (await import('./account-facts.ts')).aboutHandler),
    },
  }),
  parts: [loadExplaining],
};
