import type { Capability } from '../capability.ts';

export const enrolment: Capability<'enrolment'> = {
  handlers: ({ later }) => ({
    enrolment: later(async () => (await import('./enrolment-handlers.ts')).enrolmentHandlers),
  }),
};
