import type { Capability } from '../capability.ts';
import { disputesDue } from './disputes-due.ts';

export const disputes: Capability<'disputes'> = {
  handlers: ({ loadLater }) => ({
    disputes: loadLater(async () => (await import('./dispute-handlers.ts')).disputeHandlers),
  }),
  due: (bank) => [disputesDue(bank)],
  checks: async () => (await import('./dispute-checks.ts')).disputeChecks,
};
