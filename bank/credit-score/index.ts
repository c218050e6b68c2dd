import type { Capability } from '../capability.ts';

export const creditScore: Capability<'creditScore'> = {
  handlers: ({ later }) => ({
    creditScore: later(
      async () => (await import('./credit-score-handlers.ts')).creditScoreHandlers,
    ),
  }),
};
