import type { Capability } from '../capability.ts';
import { alertsDue } from './looked-entries.ts';

export const alerts: Capability<'alerts'> = {
  handlers: ({ loadLater }) => ({
    alerts: loadLater(async () => (await import('./alert-handlers.ts')).alertHandlers),
  }),
  due: (bank) => [alertsDue(bank)],
};
