import type { Capability } from '../capability.ts';
import { loadOnce } from '../formats/load-once.ts';

export const loadPushSender = loadOnce(() => import('./push-sender.ts'));

export const push: Capability<'push'> = {
  handlers: ({ loadLater }) => ({
    push: loadLater(async () => (await import('./push-handlers.ts')).pushHandlers),
  }),
  parts: [loadPushSender],
};
