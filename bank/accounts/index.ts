import type { Capability } from '../capability.ts';
import { accountHandlers, loadExplaining } from './account-handlers.ts';

export const accounts: Capability<'accounts'> = {
  handlers: ({ gate, bank, later, laterOf }) => ({
    accounts: {
      ...accountHandlers(gate, bank),
      numbers: later(async () => (await import('./account-numbers-handler.ts')).numbersHandler),
      ...laterOf(
        ['personalize', 'arrange'],
        async () => (await import('./personal-account-handlers.ts')).personalAccountHandlers,
      ),
      about: later(async () => (await import('./account-facts.ts')).aboutHandler),
    },
  }),
  parts: [loadExplaining],
};
