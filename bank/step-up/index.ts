import type { Capability } from '../capability.ts';

export const stepUp: Capability<'stepUp'> = {
  handlers: ({ loadLater }) => ({
    stepUp: loadLater(async () => (await import('./step-up-handlers.ts')).stepUpHandlers),
  }),
};
