import type { Capability } from '../capability.ts';

export const support: Capability<'support'> = {
  handlers: ({ loadLater }) => ({
    support: loadLater(async () => (await import('./support-handlers.ts')).supportHandlers),
  }),
  checks: async () => (await import('./message-checks.ts')).messageChecks,
};
