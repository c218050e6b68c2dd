import { formatCount, formatDate, formatMoney } from '../language/format.ts';
import type { loanRefusals as en } from './refusals.en.ts';
import { ended } from '../language/ended.ts';

const nothing = 'No se cambió nada.';
const unpaid = 'No se movió dinero.';
const unsigned = 'No se firmó nada.';

/** What the bank says when it will not do something about a loan. */
export const loanRefusals: typeof en = {
  LOAN_CLOSED: { title: 'Este préstamo no tiene nada pendiente.', detail: unpaid },
  PAYOFF_CHANGED: ({ total }) => ({
    title: `Para liquidar ahora hacen falta ${ended(formatMoney(total))}`,
    detail: unpaid,
  }),
  LOAN_PAYMENT_TOO_LARGE: ({ most }) => ({
    title: `De esta forma puede pagar ${formatMoney(most)} como máximo.`,
    detail: unpaid,
  }),
  LOAN_PAST_DUE: ({ amount }) => ({
    title: `Pague primero los ${formatMoney(amount)} vencidos.`,
    detail: unpaid,
  }),
  OVER_CREDIT_LIMIT: ({ available }) => ({
    title: `Todavía puede retirar ${ended(formatMoney(available))}`,
    detail: unpaid,
  }),
  CANNOT_SKIP: { title: 'Este pago no se puede omitir.', detail: nothing },
  LOAN_NOT_OFFERED: { title: 'Hoy no ofrecemos este préstamo.', detail: nothing },
  LOAN_AMOUNT_OUTSIDE: ({ least, most }) => ({
    title: `Elija un monto de ${formatMoney(least)} a ${ended(formatMoney(most))}`,
    detail: nothing,
  }),
  LOAN_MONTHS_OUTSIDE: ({ least, most }) => ({
    title: `Elija un plazo de ${formatCount(least)} a ${formatCount(most)} meses.`,
    detail: nothing,
  }),
  LOAN_ANSWERS_MISSING: { title: 'Responda todas las preguntas.', detail: nothing },
  TOO_MANY_LOAN_APPLICATIONS: ({ most }) => ({
    title: `Puede tener ${formatCount(most)} solicitudes abiertas. Retire una primero.`,
    detail: nothing,
  }),
  LOAN_APPLICATION_CLOSED: { title: 'Esta solicitud ya no se puede cambiar.', detail: nothing },
  LOAN_OFFER_CHANGED: {
    title: 'Esta oferta comienza hoy. Léala de nuevo.',
    detail: unsigned,
  },
  SIGNATURE_WRONG: ({ name }) => ({
    title: `Para firmar, escriba ${ended(name)}`,
    detail: unsigned,
  }),
  PAYOFF_DAY_OUTSIDE: ({ earliest, latest }) => ({
    title: `Elija un día del ${formatDate(earliest)} al ${ended(formatDate(latest))}`,
  }),
};
