import type { Capability } from '../capability.ts';

export const exchange: Capability<'exchange'> = {
  handlers: ({ loadLater }) => ({
    exchange: loadLater(async () => (await import('./exchange-handlers.ts')).exchangeHandlers),
  }),
};
