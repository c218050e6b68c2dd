import { depositNotices as en } from './notices.en.ts';

const changes: typeof en.changes = {
  received: {
    title: (account) => `Cheque recibido para ${account}`,
    detail: 'Está pendiente: todavía no se puede usar.',
  },
  'partly-available': {
    title: (account) => `Parte de su depósito está disponible en ${account}`,
    detail: 'El resto sigue en su día.',
  },
  available: {
    title: (account) => `Su depósito está disponible en ${account}`,
    detail: 'Se puede usar todo.',
  },
  returned: {
    title: (account) => `Cheque devuelto: ${account}`,
    detail: 'El dinero volvió a salir de la cuenta.',
  },
};

/** What the notifications say about deposits of checks. */
const es: typeof en = { changes };

export const depositNoticesWords = { en, es };
