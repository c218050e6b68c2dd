import { counted } from '../../language/format.ts';
import { ended } from '../../language/sentences.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';

const rhythms: Record<Subscription['rhythm'], string> = {
  monthly: 'Every month',
  yearly: 'Every year',
};

const en = {
  title: 'Where it went',
  loading: 'Adding up the month',
  failed: 'The month could not be added up',
  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  none: 'Nothing came in or went out this month',
  noneDetail: 'Choose another month.',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  saved: 'Left over',
  fromSavings: 'Beyond what came in',
  smallest: (count: number) => counted(count, 'smaller one', 'smaller ones'),
  summary: (sources: string, purposes: string) =>
    `Money in: ${ended(sources)} Money out: ${ended(purposes)}`,
  show: (name: string, amount: string) => `${name}, ${amount}, show these transactions`,
  column: { flow: 'Flow', amount: 'Amount' },

  pace: 'Spending day by day',
  paceSummary: (now: string, before: string) =>
    `Spent by the last day shown: ${ended(now)} By the same day of the month before: ${ended(before)}`,
  paceRule:
    'Purchases with credit cards count on their day, and paying the card’s bill does not count again.',
  thisMonth: 'This month',
  monthBefore: 'Month before',
  day: 'Day',

  insights: 'Worth knowing',
  dismiss: 'Dismiss',
  showRows: 'Show the transactions',
  ahead: (amount: string) => `You have spent ${amount} more than by this day of the month before.`,
  behind: (amount: string) => `You have spent ${amount} less than by this day of the month before.`,
  dearer: (name: string, before: string, now: string, day: string) =>
    `${name} costs ${now} since ${ended(day)} Before, it was ${ended(before)}`,

  subscriptions: 'Payments that come back',
  noSubscriptions: 'No payment to a merchant comes back every month or year.',
  subscriptionsFailed: 'The payments that come back could not be found',
  rhythms,
  byCard: 'by card',
  next: (day: string) => `next about ${day}`,
  trialEnds: (day: string) => `Trial, ends about ${day}`,
  wasBefore: (amount: string) => `was ${amount}`,
  open: (name: string) => `Open ${name}`,

  rules: 'Your categories by payee',
  rule: (payee: string, category: string) => `${payee}: always ${category}`,
  ruleMoneyIn: 'money in',
  removeRule: (payee: string) => `End the rule for ${payee}`,
  ruleRemoved: 'Rule ended. What was filed by it stays.',
  ruleFailed: 'The rule was not ended',
};

const rhythmsInSpanish: Record<Subscription['rhythm'], string> = {
  monthly: 'Cada mes',
  yearly: 'Cada año',
};

const es: typeof en = {
  title: 'Adónde se fue',
  loading: 'Sumando el mes',
  failed: 'No se pudo sumar el mes',
  month: 'Mes',
  soFar: (month: string) => `${month}, hasta hoy`,
  none: 'Este mes no entró ni salió nada',
  noneDetail: 'Elija otro mes.',
  moneyIn: 'Dinero que entró',
  moneyOut: 'Dinero que salió',
  saved: 'Quedó',
  fromSavings: 'Más de lo que entró',
  smallest: (count: number) => counted(count, 'más pequeña', 'más pequeñas'),
  summary: (sources: string, purposes: string) =>
    `Dinero que entró: ${ended(sources)} Dinero que salió: ${ended(purposes)}`,
  show: (name: string, amount: string) => `${name}, ${amount}, mostrar estos movimientos`,
  column: { flow: 'Flujo', amount: 'Importe' },

  pace: 'Gasto día por día',
  paceSummary: (now: string, before: string) =>
    `Gastado hasta el último día mostrado: ${ended(now)} Hasta el mismo día del mes anterior: ${ended(before)}`,
  paceRule:
    'Las compras con tarjeta de crédito cuentan en su día, y el pago de la cuenta de la tarjeta no se cuenta otra vez.',
  thisMonth: 'Este mes',
  monthBefore: 'Mes anterior',
  day: 'Día',

  insights: 'Conviene saber',
  dismiss: 'Descartar',
  showRows: 'Mostrar los movimientos',
  ahead: (amount: string) => `Gastó ${amount} más que hasta este día del mes anterior.`,
  behind: (amount: string) => `Gastó ${amount} menos que hasta este día del mes anterior.`,
  dearer: (name: string, before: string, now: string, day: string) =>
    `${name} cuesta ${now} desde el ${ended(day)} Antes costaba ${ended(before)}`,

  subscriptions: 'Pagos que se repiten',
  noSubscriptions: 'Ningún pago a un comercio se repite cada mes o cada año.',
  subscriptionsFailed: 'No se pudieron encontrar los pagos que se repiten',
  rhythms: rhythmsInSpanish,
  byCard: 'con tarjeta',
  next: (day: string) => `el próximo hacia el ${day}`,
  trialEnds: (day: string) => `Prueba, termina hacia el ${day}`,
  wasBefore: (amount: string) => `antes ${amount}`,
  open: (name: string) => `Abrir ${name}`,

  rules: 'Sus categorías por comercio o persona',
  rule: (payee: string, category: string) => `${payee}: siempre ${category}`,
  ruleMoneyIn: 'dinero que entra',
  removeRule: (payee: string) => `Terminar la regla para ${payee}`,
  ruleRemoved: 'Regla terminada. Lo que se clasificó con ella no cambia.',
  ruleFailed: 'La regla no se terminó',
};

export const flowWords = { en, es };
