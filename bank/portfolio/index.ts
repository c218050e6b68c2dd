import type { Capability } from '../capability.ts';

export const portfolio: Capability<'portfolio'> = {
  handlers: ({ loadLater }) => ({
    portfolio: loadLater(async () => (await import('./portfolio-handlers.ts')).portfolioHandlers),
  }),
  checks: async () => (await import('./portfolio-checks.ts')).portfolioChecks,
};
