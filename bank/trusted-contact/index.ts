import type { Capability } from '../capability.ts';

export const trustedContact: Capability<'trustedContact'> = {
  handlers: ({ later }) => ({
    trustedContact: later(
      async () => (await import('./trusted-contact-handlers.ts')).trustedContactHandlers,
    ),
  }),
  checks: async () => (await import('./trusted-contact-checks.ts')).trustedContactChecks,
};
