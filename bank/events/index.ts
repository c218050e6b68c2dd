import type { Capability } from '../capability.ts';
import { eventHandlers } from './event-handlers.ts';

export const events: Capability<'events'> = {
  handlers: ({ gate, bank }) => ({ events: eventHandlers(gate, bank) }),
};
