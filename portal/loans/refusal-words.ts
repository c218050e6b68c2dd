import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const nothing = 'Nothing was changed.';
const unpaid = 'No money was moved.';
const unsigned = 'Nothing was signed.';

const en = {
  LOAN_CLOSED: { title: 'Nothing is owed on this loan.', detail: unpaid },
  PAYOFF_CHANGED: ({ total }) => ({
    title: `Paying off now takes ${ended(formatMoney(total))}`,
    detail: unpaid,
  }),
  LOAN_PAYMENT_TOO_LARGE: ({ most }) => ({
    title: `You can pay at most ${formatMoney(most)} this way.`,
    detail: unpaid,
  }),
  LOAN_PAST_DUE: ({ amount }) => ({
    title: `Please pay the ${formatMoney(amount)} past due first.`,
    detail: unpaid,
  }),
  OVER_CREDIT_LIMIT: ({ available }) => ({
    title: `You can still draw ${ended(formatMoney(available))}`,
    detail: unpaid,
  }),
  CANNOT_SKIP: { title: 'This payment cannot be skipped.', detail: nothing },
  LOAN_NOT_OFFERED: { title: 'We do not offer this loan today.', detail: nothing },
  LOAN_AMOUNT_OUTSIDE: ({ least, most }) => ({
    title: `Choose an amount from ${formatMoney(least)} to ${ended(formatMoney(most))}`,
    detail: nothing,
  }),
  LOAN_MONTHS_OUTSIDE: ({ least, most }) => ({
    title: `Choose a term from ${formatCount(least)} to ${formatCount(most)} months.`,
    detail: nothing,
  }),
  LOAN_ANSWERS_MISSING: { title: 'Please answer all questions.', detail: nothing },
  TOO_MANY_LOAN_APPLICATIONS: ({ most }) => ({
    title: `You can have ${formatCount(most)} open applications. Please withdraw one first.`,
    detail: nothing,
  }),
  LOAN_APPLICATION_CLOSED: {
    title: 'This application can no longer be changed.',
    detail: nothing,
  },
  LOAN_OFFER_CHANGED: { title: 'This offer begins today. Please read it again.', detail: unsigned },
  SIGNATURE_WRONG: ({ name }) => ({ title: `To sign, type ${ended(name)}`, detail: unsigned }),
  PAYOFF_DAY_OUTSIDE: ({ earliest, latest }) => ({
    title: `Choose a day from ${formatDate(earliest)} to ${ended(formatDate(latest))}`,
  }),
  whereToLook: {
    loans: 'Your loans show whether it was done, and whether your money moved.',
  },
} satisfies FailureWords;

const nothingInSpanish = 'No se cambió nada.';
const unpaidInSpanish = 'No se movió dinero.';
const unsignedInSpanish = 'No se firmó nada.';

const es: Translated<typeof en> = {
  LOAN_CLOSED: { title: 'Este préstamo no tiene nada pendiente.', detail: unpaidInSpanish },
  PAYOFF_CHANGED: ({ total }) => ({
    title: `Para liquidar ahora hacen falta ${ended(formatMoney(total))}`,
    detail: unpaidInSpanish,
  }),
  LOAN_PAYMENT_TOO_LARGE: ({ most }) => ({
    title: `De esta forma puede pagar ${formatMoney(most)} como máximo.`,
    detail: unpaidInSpanish,
  }),
  LOAN_PAST_DUE: ({ amount }) => ({
    title: `Pague primero los ${formatMoney(amount)} vencidos.`,
    detail: unpaidInSpanish,
  }),
  OVER_CREDIT_LIMIT: ({ available }) => ({
    title: `Todavía puede retirar ${ended(formatMoney(available))}`,
    detail: unpaidInSpanish,
  }),
  CANNOT_SKIP: { title: 'Este pago no se puede omitir.', detail: nothingInSpanish },
  LOAN_NOT_OFFERED: { title: 'Hoy no ofrecemos este préstamo.', detail: nothingInSpanish },
  LOAN_AMOUNT_OUTSIDE: ({ least, most }) => ({
    title: `Elija un monto de ${formatMoney(least)} a ${ended(formatMoney(most))}`,
    detail: nothingInSpanish,
  }),
  LOAN_MONTHS_OUTSIDE: ({ least, most }) => ({
    title: `Elija un plazo de ${formatCount(least)} a ${formatCount(most)} meses.`,
    detail: nothingInSpanish,
  }),
  LOAN_ANSWERS_MISSING: { title: 'Responda todas las preguntas.', detail: nothingInSpanish },
  TOO_MANY_LOAN_APPLICATIONS: ({ most }) => ({
    title: `Puede tener ${formatCount(most)} solicitudes abiertas. Retire una primero.`,
    detail: nothingInSpanish,
  }),
  LOAN_APPLICATION_CLOSED: {
    title: 'Esta solicitud ya no se puede cambiar.',
    detail: nothingInSpanish,
  },
  LOAN_OFFER_CHANGED: {
    title: 'Esta oferta comienza hoy. Léala de nuevo.',
    detail: unsignedInSpanish,
  },
  SIGNATURE_WRONG: ({ name }) => ({
    title: `Para firmar, escriba ${ended(name)}`,
    detail: unsignedInSpanish,
  }),
  PAYOFF_DAY_OUTSIDE: ({ earliest, latest }) => ({
    title: `Elija un día del ${formatDate(earliest)} al ${ended(formatDate(latest))}`,
  }),
  whereToLook: {
    loans: 'Sus préstamos muestran si se hizo y si se movió su dinero.',
  },
};

export const loanRefusals = { en, es };
