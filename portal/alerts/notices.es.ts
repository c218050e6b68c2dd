import { ended } from '../language/ended.ts';
import { alertNotices as en } from './notices.en.ts';

const ofLimit = (limit: string) => `Pidió enterarse de ${limit} o más.`;

/** What the notifications say of what a member asked to be told of. */
const es: typeof en = {
  titles: {
    'balance-below': (account: string) => `Saldo bajo: ${account}`,
    'forecast-below': (account: string) => `Previsión baja: ${account}`,
    'money-out': (account: string) => `Pago desde ${account}`,
    'money-in': (account: string) => `Depósito en ${account}`,
    'card-purchase': (merchant: string) => `Compra grande: ${merchant}`,
    'to-payee': (payee: string) => `Pago a ${payee}`,
    'from-payee': (payee: string) => `Pago de ${payee}`,
  },
  balanceBelow: (limit: string) => `El saldo bajó de ${ended(limit)}`,
  forecastBelow: (limit: string, day: string) =>
    `Se prevé que baje de ${limit}, y que el saldo más bajo sea el ${ended(day)}`,
  ofLimit,
  ofAny: 'Pidió enterarse de cualquier monto.',
};

export const alertNoticeWords = { en, es };
