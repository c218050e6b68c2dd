import type { Capability } from '../capability.ts';
import { moneyRequestsDue } from './money-requests-due.ts';

export const moneyRequests: Capability<'moneyRequests'> = {
  handlers: ({ loadLater }) => ({
    moneyRequests: loadLater(
      async () => (await import('./money-request-handlers.ts')).moneyRequestHandlers,
    ),
  }),
  due: () => [moneyRequestsDue],
  checks: async () => (await import('./money-request-checks.ts')).moneyRequestChecks,
};
