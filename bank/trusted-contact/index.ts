import type { Capability } from '../capability.ts';

export const trustedContact: Capability<'trustedContact'> = {
  handlers: ({ loadLater }) => ({
    trustedContact: loadLater(
      async () => (await import('./trusted-contact-handlers.ts')).trustedContactHandlers,
    ),
  }),
  checks: async () => (await import('./trusted-contact-checks.ts')).trustedContactChecks,
};
