import type { Capability } from '../capability.ts';
import { holdsDue } from './holds-due.ts';

export const deposits: Capability<'deposits'> = {
  handlers: ({ loadLater }) => ({
    deposits: loadLater(async () => (await import('./deposit-handlers.ts')).depositHandlers),
  }),
  due: () => [holdsDue],
  checks: async () => (await import('./deposit-checks.ts')).depositChecks,
};
