import type { Capability } from '../capability.ts';

export const support: Capability<'support'> = {
  handlers: ({ later }) => ({
    support: later(async () => (await import('./support-handlers.ts')).supportHandlers),
  }),
  checks: async () => (await import('./message-checks.ts')).messageChecks,
};
