import { ended } from '../language/sentences.ts';

const en = {
  goOn: 'Continue anyway',
  stopAndCall: (phone: string) => `Stop and call us: ${phone}`,
  stopped: 'Nothing was sent.',
  callUs: (phone: string) => `Hang up first, then call us at ${ended(phone)}`,
};

const es: typeof en = {
  goOn: 'Seguir de todos modos',
  stopAndCall: (phone) => `Detenerse y llamarnos: ${phone}`,
  stopped: 'No se envió nada.',
  callUs: (phone) => `Primero cuelgue y luego llámenos al ${ended(phone)}`,
};

/** At the foot of a review that a fraud stands behind, in every language. */

export const stopFirstWords = { en, es };
