import type { Capability } from '../capability.ts';

export const exchange: Capability<'exchange'> = {
  handlers: ({ later }) => ({
    exchange: later(async () => (await import('./exchange-handlers.ts')).exchangeHandlers),
  }),
};
