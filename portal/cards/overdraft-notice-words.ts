import { ended } from '../language/ended.ts';

const en = {
  titles: {
    allowed: (account: string) => `Overdrafts by card allowed: ${account}`,
    ended: (account: string) => `Overdrafts by card not allowed: ${account}`,
    paid: (account: string) => `We paid an overdraft: ${account}`,
  },
  allowed: (fee: string) => `Each overdraft costs ${ended(fee)} You can change this at any time.`,
  allowedFree: 'They cost nothing. You can change this at any time.',
  ended: 'Card payments beyond your balance are declined, at no charge.',
  paid: (fee: string) =>
    `The fee is ${ended(fee)} Please make a deposit to bring your balance above zero.`,
  paidFree: 'There is no fee. Please make a deposit to bring your balance above zero.',
};

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
