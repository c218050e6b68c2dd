import type { Capability } from '../capability.ts';

export const creditScore: Capability<'creditScore'> = {
  handlers: ({ loadLater }) => ({
    creditScore: loadLater(
      async () => (await import('./credit-score-handlers.ts')).creditScoreHandlers,
    ),
  }),
};
