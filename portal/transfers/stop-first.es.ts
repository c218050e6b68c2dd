import { ended } from '../language/ended.ts';
import { stopFirst as en } from './stop-first.en.ts';

const es: typeof en = {
  goOn: 'Seguir de todos modos',
  stopAndCall: (phone) => `Detenerse y llamarnos: ${phone}`,
  stopped: 'No se envió nada.',
  callUs: (phone) => `Primero cuelgue y luego llámenos al ${ended(phone)}`,
};

/** At the foot of a review that a fraud stands behind, in every language. */
export const stopFirstWords = { en, es };
