import { ended } from '../language/ended.ts';
import { depositNotices as en } from './notices.en.ts';

const changes: typeof en.changes = {
  received: {
    title: (account) => `Cheque recibido para ${account}`,
    detail: 'Está pendiente, así que todavía no puede usar el dinero.',
  },
  'partly-available': {
    title: (account) => `Parte de su depósito está disponible en ${account}`,
    detail: 'El resto estará disponible otro día.',
  },
  available: {
    title: (account) => `Su depósito está disponible en ${account}`,
    detail: 'Puede usar todo el monto.',
  },
  returned: {
    title: (account) => `Cheque devuelto: ${account}`,
    detail: 'El dinero se retiró de la cuenta.',
  },
};

/** What the notifications say about deposits of checks. */
const es: typeof en = {
  changes,
  returned: {
    below: (amount) =>
      `La cuenta está ${amount} por debajo de cero. Deposite esa cantidad pronto, por favor.`,
    fee: (fee) => `El cargo por ello fue de ${ended(fee)}`,
  },
};

export const depositNoticesWords = { en, es };
