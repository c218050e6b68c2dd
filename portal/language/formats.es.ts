import { formats as en } from './formats.en.ts';

/** The words inside dates. */
const es: typeof en = {
  today: 'Hoy',
  yesterday: 'Ayer',
};

export const formatWords = { en, es };
