import type { Capability } from '../capability.ts';

export const recipients: Capability<'recipients'> = {
  handlers: ({ later }) => ({
    recipients: later(async () => (await import('./recipient-handlers.ts')).recipientHandlers),
  }),
};
