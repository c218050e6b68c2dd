import type { Capability } from '../capability.ts';

export const recipients: Capability<'recipients'> = {
  handlers: ({ loadLater }) => ({
    recipients: loadLater(async () => (await import('./recipient-handlers.ts')).recipientHandlers),
  }),
};
