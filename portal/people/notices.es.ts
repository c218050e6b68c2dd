import { accessNotices as en } from './notices.en.ts';

/** What the notifications say about who has access. */
const es: typeof en = {
  changes: {
    offered: (name) => `Persona invitada: ${name}`,
    withdrawn: (name) => `Invitación retirada: ${name}`,
    given: (name) => `Nuevo acceso: ${name}`,
    limited: (name) => `Límite diario modificado: ${name}`,
    ended: (name) => `Acceso terminado: ${name}`,
  },
  detail: (holder) => `Cuentas de ${holder}`,
};

export const accessNoticesWords = { en, es };
