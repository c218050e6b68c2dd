import { BellRing } from 'lucide-react';
import { cardInSentence } from '../cards/card-type-words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Language } from '../language/language.ts';
import type { Notices } from '../capability.ts';
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

export const words = { en, es };

type AlertEvent = Extract<MemberEvent, { kind: 'alert' }>;

export const notices: Notices<'alert'> = {
  alert: (event, language) => ({
    sign: { shape: BellRing, tone: 'accent' },
    title: titleOf(event, language),
    detail: detailOf(event, language),
    open: ({ openPlace }) => openPlace('alerts'),
  }),
};

function titleOf(event: AlertEvent, language: Language): string {
  const { titles } = words[language];
  if ('payee' in event) return titles[event.alertKind](event.payee);
  if ('merchant' in event) return titles[event.alertKind](event.merchant);
  return titles[event.alertKind](event.accountName);
}

function detailOf(event: AlertEvent, language: Language): string {
  const said = words[language];
  const limit = formatMoney(event.limit);
  switch (event.alertKind) {
    case 'balance-below':
      return said.balanceBelow(limit);
    case 'forecast-below':
      return said.forecastBelow(limit, formatDate(event.date));
    case 'card-purchase':
      return cardInSentence(event.cardType, event.cardNumber, language);
    case 'money-out':
    case 'money-in':
      return event.description ?? said.ofLimit(limit);
    case 'to-payee':
    case 'from-payee':
      return event.limit === 0 ? said.ofAny : said.ofLimit(limit);
  }
}
