import { ended } from '../language/ended.ts';
import { overdraftNotices as en } from './overdraft-notices.en.ts';

const es: typeof en = {
  titles: {
    allowed: (account) => `Sobregiros con tarjeta permitidos: ${account}`,
    ended: (account) => `Sobregiros con tarjeta no permitidos: ${account}`,
    paid: (account) => `Pagamos un sobregiro: ${account}`,
  },
  allowed: (fee) => `Cada sobregiro cuesta ${ended(fee)} Puede cambiarlo en cualquier momento.`,
  allowedFree: 'No tienen costo. Puede cambiarlo en cualquier momento.',
  ended: 'Los pagos con tarjeta que superan su saldo se rechazan, sin cargo.',
  paid: (fee) =>
    `El cargo es de ${ended(fee)} Haga un depósito para que su saldo quede por encima de cero.`,
  paidFree: 'No hay cargo. Haga un depósito para que su saldo quede por encima de cero.',
};

export const overdraftNoticeWords = { en, es };
