import { ended } from '../language/ended.ts';
import { alertNotices as en } from './notices.en.ts';

/** What the notifications say of what a member asked to be told of. */
const es: typeof en = {
  titles: {
    'balance-below': (account: string) => `Saldo bajo: ${account}`,
    'money-out': (account: string) => `Pago desde ${account}`,
    'money-in': (account: string) => `Depósito en ${account}`,
  },
  details: {
    'balance-below': (limit: string) => `El saldo bajó de ${ended(limit)}`,
    'money-out': (limit: string) => `Pidió enterarse de ${limit} o más.`,
    'money-in': (limit: string) => `Pidió enterarse de ${limit} o más.`,
  },
};

export const alertNoticeWords = { en, es };
