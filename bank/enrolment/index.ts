import type { Capability } from '../capability.ts';

export const enrolment: Capability<'enrolment'> = {
  handlers: ({ loadLater }) => ({
    enrolment: loadLater(async () => (await import('./enrolment-handlers.ts')).enrolmentHandlers),
  }),
};
