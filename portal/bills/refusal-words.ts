import type { BillStatus } from '#contract/bills/bills.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';

const whatBecameOfIt: Record<BillStatus, string> = {
  scheduled: 'It is still scheduled.',
  paid: 'It has been paid.',
  failed: 'It was not paid on the scheduled day. No money moved.',
  cancelled: 'It was already cancelled. No money moved.',
};

const en = {
  UNKNOWN_PAYEE: {
    title: 'This payee is no longer on your list.',
    detail: 'Please choose another. Nothing was paid or scheduled.',
  },
  DATE_PAST: ({ earliest }) => ({
    title: 'The payment date has passed.',
    detail: `Please choose ${formatDate(earliest)} or later. Nothing was paid or scheduled.`,
  }),
  DATE_TOO_FAR: ({ latest }) => ({
    title: 'A payment can be scheduled at most a year ahead.',
    detail: `Please choose ${formatDate(latest)} or earlier. Nothing was scheduled.`,
  }),
  OVER_BILL_LIMIT: ({ limit }) => ({
    title: `You can pay at most ${formatMoney(limit)} at a time.`,
    detail: 'Please enter a smaller amount. Nothing was paid or scheduled.',
  }),
  MORE_THAN_OWED: ({ owed, most }) => ({
    title: `You can pay at most ${formatMoney(most)} to this card now: you owe ${formatMoney(owed)} on it.`,
    detail:
      'Anything above what you owe becomes a credit balance on the card, which has a limit. Nothing was paid or scheduled.',
  }),
  TOO_MANY_SCHEDULED: ({ most }) => ({
    title: `You have ${formatCount(most)} scheduled payments, the most you can have.`,
    detail: 'Please cancel one first. Nothing was paid or scheduled.',
  }),
  PAYEE_NAME_WRONG: {
    title: 'A payee needs a name without <, > or hidden characters.',
    detail: 'Please type it again. Nothing was changed.',
  },
  PAYEE_NAME_TAKEN: {
    title: 'You already have a payee with this name.',
    detail: 'Please choose another name. Nothing was changed.',
  },
  PAYEE_ACCOUNT_NUMBER_WRONG: {
    title: 'An account number with a payee has 3 to 30 letters and digits.',
    detail: 'Please check it. Nothing was changed.',
  },
  TOO_MANY_PAYEES: ({ most }) => ({
    title: `You have ${formatCount(most)} payees, the most you can have.`,
    detail: 'Please remove one first. Nothing was changed.',
  }),
  PAYEE_IN_USE: ({ scheduled }) => ({
    title:
      scheduled === 1
        ? 'A payment to this payee is scheduled.'
        : `${formatCount(scheduled)} payments to this payee are scheduled.`,
    detail: `Please cancel ${scheduled === 1 ? 'it' : 'them'} first. Nothing was changed.`,
  }),
  NOT_SCHEDULED: ({ status }) => ({
    title: 'This payment can no longer be cancelled.',
    detail: whatBecameOfIt[status],
  }),
  SERIES_ENDED: {
    title: 'No payment of this series is still scheduled.',
    detail: 'Nothing was changed.',
  },
  whereToLook: {
    payees: 'Check your payees: they show whether it was done. No money was moved.',
    bills: 'Your payments show whether it was paid, scheduled or cancelled.',
  },
} satisfies FailureWords;

const whatBecameOfItInSpanish: Record<BillStatus, string> = {
  scheduled: 'Sigue programado.',
  paid: 'Ya se pagó.',
  failed: 'No se pagó el día programado. No se movió dinero.',
  cancelled: 'Ya estaba cancelado. No se movió dinero.',
};

const es: Translated<typeof en> = {
  UNKNOWN_PAYEE: {
    title: 'Este beneficiario ya no está en su lista.',
    detail: 'Elija otro. No se pagó ni se programó nada.',
  },
  DATE_PAST: ({ earliest }) => ({
    title: 'La fecha de pago ya pasó.',
    detail: `Elija el ${formatDate(earliest)} o un día posterior. No se pagó ni se programó nada.`,
  }),
  DATE_TOO_FAR: ({ latest }) => ({
    title: 'Un pago se puede programar con un año de anticipación como máximo.',
    detail: `Elija el ${formatDate(latest)} o un día anterior. No se programó nada.`,
  }),
  OVER_BILL_LIMIT: ({ limit }) => ({
    title: `Puede pagar como máximo ${formatMoney(limit)} por pago.`,
    detail: 'Escriba un monto menor. No se pagó ni se programó nada.',
  }),
  MORE_THAN_OWED: ({ owed, most }) => ({
    title: `Ahora puede pagar a esta tarjeta ${formatMoney(most)} como máximo: debe ${formatMoney(owed)}.`,
    detail:
      'Lo que pague por encima de su deuda queda en la tarjeta como saldo a favor, que tiene un límite. No se pagó ni se programó nada.',
  }),
  TOO_MANY_SCHEDULED: ({ most }) => ({
    title: `Usted tiene ${formatCount(most)} pagos programados, el máximo posible.`,
    detail: 'Cancele uno primero. No se pagó ni se programó nada.',
  }),
  PAYEE_NAME_WRONG: {
    title: 'Un beneficiario necesita un nombre, sin < ni > y sin caracteres ocultos.',
    detail: 'Escríbalo de nuevo. No se cambió nada.',
  },
  PAYEE_NAME_TAKEN: {
    title: 'Usted ya tiene un beneficiario con este nombre.',
    detail: 'Elija otro nombre. No se cambió nada.',
  },
  PAYEE_ACCOUNT_NUMBER_WRONG: {
    title: 'Un número de cuenta con un beneficiario tiene de 3 a 30 letras y dígitos.',
    detail: 'Revíselo. No se cambió nada.',
  },
  TOO_MANY_PAYEES: ({ most }) => ({
    title: `Usted tiene ${formatCount(most)} beneficiarios, el máximo posible.`,
    detail: 'Elimine uno primero. No se cambió nada.',
  }),
  PAYEE_IN_USE: ({ scheduled }) => ({
    title:
      scheduled === 1
        ? 'Hay un pago programado a este beneficiario.'
        : `Hay ${formatCount(scheduled)} pagos programados a este beneficiario.`,
    detail: `${scheduled === 1 ? 'Cancélelo' : 'Cancélelos'} primero. No se cambió nada.`,
  }),
  NOT_SCHEDULED: ({ status }) => ({
    title: 'Este pago ya no se puede cancelar.',
    detail: whatBecameOfItInSpanish[status],
  }),
  SERIES_ENDED: {
    title: 'Ya no hay ningún pago programado de esta serie.',
    detail: 'No se cambió nada.',
  },
  whereToLook: {
    payees: 'Revise sus beneficiarios: muestran si se hizo. No se movió dinero.',
    bills: 'Sus pagos muestran si se pagó, se programó o se canceló.',
  },
};

export const billRefusals = { en, es };
