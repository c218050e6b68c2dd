import { jointOwners as en } from './joint.en.ts';

/** What stands beside an account that belongs to several. */
const es: typeof en = {
  jointWith: (others) => `Conjunta con ${others}`,
  jointOf: (owners) => `Cuenta conjunta de ${owners}`,
};

export const jointOwnersWords = { en, es };
