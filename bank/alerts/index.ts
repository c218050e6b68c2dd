import type { Capability } from '../capability.ts';
import { alertsDue } from './looked-entries.ts';

export const alerts: Capability<'alerts'> = {
  handlers: ({ later }) => ({
    alerts: later(async () => (await import('./alert-handlers.ts')).alertHandlers),
  }),
  due: (bank) => [alertsDue(bank)],
};
