import { ended } from '../language/ended.ts';

/** At the foot of a review that a fraud stands behind, and what is said when it was stopped. */
export const stopFirst = {
  goOn: 'Continue anyway',
  stopAndCall: (phone: string) => `Stop and call us: ${phone}`,
  stopped: 'Nothing was sent.',
  callUs: (phone: string) => `Hang up first, then call us at ${ended(phone)}`,
};
