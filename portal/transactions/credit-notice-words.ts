import { ended } from '../language/ended.ts';

const en = {
  titles: {
    received: (from: string) => `Money received from ${from}`,
    'taken-back': (from: string) => `Taken back: ${from}`,
  },
  into: (account: string) => `It is in ${ended(account)}`,
  takenBack: (account: string) =>
    `This payment was credited to you by mistake. It was taken out of ${account} again.`,
  below: (amount: string) => `The account is ${amount} below zero. Please pay it in soon.`,
};

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
