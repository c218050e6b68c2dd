import type { Capability } from '../capability.ts';

export const stepUp: Capability<'stepUp'> = {
  handlers: ({ later }) => ({
    stepUp: later(async () => (await import('./step-up-handlers.ts')).stepUpHandlers),
  }),
};
