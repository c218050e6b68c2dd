import { ended } from '../language/ended.ts';
import { creditNotices as en } from './credit-notices.en.ts';

const es: typeof en = {
  titles: {
    received: (from) => `Dinero recibido de ${from}`,
    'taken-back': (from) => `Abono revertido: ${from}`,
  },
  into: (account) => `Está en ${ended(account)}`,
  takenBack: (account) => `Este pago se le abonó por error. Se retiró de ${ended(account)}`,
  below: (amount) =>
    `La cuenta está ${amount} por debajo de cero. Deposite esa cantidad pronto, por favor.`,
};

export const creditNoticeWords = { en, es };
