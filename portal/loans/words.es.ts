import type { LoanKind } from '#contract/loans/loan-terms.ts';
import { openingHours } from '../language/opening-hours.es.ts';
import { loans as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const kinds: Record<LoanKind, string> = { auto: 'Auto', personal: 'Personal', home: 'Vivienda' };

/** What a loan calculation says. Rates are written by `percent`. */
const es: typeof en = {
  title: 'Solicitudes de préstamo',
  description: 'Sus préstamos, cuánto cuesta uno y cómo solicitarlo.',
  kind: 'Tipo de préstamo',
  kinds,
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
  openingHours,
};

export const loansWords = { en, es };
