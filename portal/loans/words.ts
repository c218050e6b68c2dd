import { brand, openingHoursInSpanish } from '../browser/brand.ts';
import type { LoanKind } from '#contract/loans/loan-terms.ts';
import { ended } from '../language/sentences.ts';

const kinds: Record<LoanKind, string> = { auto: 'Auto', personal: 'Personal', home: 'Home' };

/** The words of a loan calculation. Rates are written by `percent`. */
const en = {
  title: 'Loan applications',
  description: 'Your loans, what a loan costs, and how to apply for one.',
  kind: 'Kind of loan',
  kinds,
  amount: 'Amount to borrow',
  amountHint: (least: string, most: string) => `From ${least} to ${most}`,
  term: 'Term',
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  rate: 'Yearly rate',
  rateHint: (rate: string) => `Our sample rate is ${ended(rate)} Yours may differ.`,
  percent: (whole: string, decimals: string) => `${whole}.${decimals}%`,

  amountNeeded: 'Enter the amount you would borrow.',
  amountOutside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  rateNeeded: 'Enter the yearly rate.',
  rateWrong: 'Enter a rate such as 5.49, with at most two decimals.',
  rateTooHigh: (most: string) =>
    `Enter a rate of at most ${most}, the most a federal credit union may charge.`,

  result: 'Result',
  waiting: 'Enter an amount and a rate to see the payments.',
  monthly: 'Monthly payment',
  totalInterest: 'Total interest',
  totalPaid: 'Total paid',
  borrowed: 'Amount borrowed',
  picture: (principalShare: number, interestShare: number) =>
    `Of everything you pay, ${principalShare}% is the amount borrowed and ${interestShare}% is interest.`,
  rounding:
    'The payment and each month’s interest are rounded to the nearest cent. The last payment makes up the difference.',

  schedule: 'Payment schedule',
  scheduleCaption: 'What each payment consists of, and what is owed after it',
  month: 'Month',
  payment: 'Payment',
  interest: 'Interest',
  principal: 'Principal',
  balance: 'Balance',
  showAll: (payments: number) =>
    payments === 1 ? 'Show the payment' : `Show all ${payments} payments`,
  showFirst: 'Show only the first year',

  applyHeading: 'How to apply',
  applyDetail:
    'This is a calculation, not an offer or an application. Call or visit us: we quote your rate that day and put the offer in writing.',
  callDetail: 'For a home loan, or with any question, call or visit us.',
  phone: 'Phone',
  branch: 'Branch',
  hours: 'Hours',
  openingHours: brand.hours,
};

const kindsInSpanish: Record<LoanKind, string> = {
  auto: 'Auto',
  personal: 'Personal',
  home: 'Vivienda',
};

const es: typeof en = {
  title: 'Solicitudes de préstamo',
  description: 'Sus préstamos, cuánto cuesta uno y cómo solicitarlo.',
  kind: 'Tipo de préstamo',
  kinds: kindsInSpanish,
  amount: 'Monto del préstamo',
  amountHint: (least: string, most: string) => `De ${least} a ${most}`,
  term: 'Plazo',
  years: (years: number) => (years === 1 ? '1 año' : `${years} años`),
  rate: 'Tasa anual',
  rateHint: (rate: string) => `Nuestra tasa de ejemplo es ${ended(rate)} La suya puede ser otra.`,
  percent: (whole: string, decimals: string) => `${whole}.${decimals} %`,

  amountNeeded: 'Escriba el monto que pediría.',
  amountOutside: (least: string, most: string) => `Escriba un monto de ${least} a ${ended(most)}`,
  rateNeeded: 'Escriba la tasa anual.',
  rateWrong: 'Escriba una tasa como 5.49, con dos decimales como máximo.',
  rateTooHigh: (most: string) =>
    `Escriba una tasa de ${most} como máximo, lo más que puede cobrar una cooperativa de crédito federal.`,

  result: 'Resultado',
  waiting: 'Escriba un monto y una tasa para ver los pagos.',
  monthly: 'Pago mensual',
  totalInterest: 'Total de intereses',
  totalPaid: 'Total pagado',
  borrowed: 'Monto prestado',
  picture: (principalShare: number, interestShare: number) =>
    `De todo lo que paga, el ${principalShare} % es el monto prestado y el ${interestShare} % son intereses.`,
  rounding:
    'El pago y los intereses de cada mes se redondean al centavo más cercano. El último pago compensa la diferencia.',

  schedule: 'Calendario de pagos',
  scheduleCaption: 'De qué se compone cada pago y cuánto se debe después',
  month: 'Mes',
  payment: 'Pago',
  interest: 'Intereses',
  principal: 'Capital',
  balance: 'Saldo',
  showAll: (payments: number) =>
    payments === 1 ? 'Mostrar el pago' : `Mostrar los ${payments} pagos`,
  showFirst: 'Mostrar solo el primer año',

  applyHeading: 'Cómo solicitarlo',
  applyDetail:
    'Esto es un cálculo, no una oferta ni una solicitud. Llámenos o visítenos: le damos su tasa ese mismo día y la oferta por escrito.',
  callDetail: 'Para un préstamo de vivienda o cualquier pregunta, llámenos o visítenos.',
  phone: 'Teléfono',
  branch: 'Sucursal',
  hours: 'Horario',
  openingHours: openingHoursInSpanish,
};

export const loansWords = { en, es };
