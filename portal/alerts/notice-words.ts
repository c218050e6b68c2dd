import { ended } from '../language/ended.ts';
import type { MemberEvent } from '#contract/events/events.ts';

const ofLimit = (limit: string) => `You asked to hear of ${limit} or more.`;

const en = {
  titles: {
    'balance-below': (account: string) => `Low balance: ${account}`,
    'forecast-below': (account: string) => `Low forecast: ${account}`,
    'money-out': (account: string) => `Payment from ${account}`,
    'money-in': (account: string) => `Deposit to ${account}`,
    'card-purchase': (merchant: string) => `Large purchase: ${merchant}`,
    'to-payee': (payee: string) => `Payment to ${payee}`,
    'from-payee': (payee: string) => `Payment from ${payee}`,
  },
  balanceBelow: (limit: string) => `The balance fell below ${ended(limit)}`,
  forecastBelow: (limit: string, day: string) =>
    `It is expected to fall below ${limit}, and to be lowest on ${ended(day)}`,
  ofLimit,
  ofAny: 'You asked to hear of any amount.',
};

const ofLimitInSpanish = (limit: string) => `Pidió enterarse de ${limit} o más.`;

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
  ofLimit: ofLimitInSpanish,
  ofAny: 'Pidió enterarse de cualquier monto.',
};

export const alertNoticeWords = { en, es };

/** Says in one line what an alert tells. */
export function alertTitle(
  { titles }: typeof alertNoticeWords.en,
  event: Extract<MemberEvent, { kind: 'alert' }>,
): string {
  if ('payee' in event) return titles[event.alertKind](event.payee);
  if ('merchant' in event) return titles[event.alertKind](event.merchant);
  return titles[event.alertKind](event.accountName);
}
