import type { BillStatus } from '#contract/bills/bills.ts';
import type { billRefusals as en } from './refusals.en.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';

const whatBecameOfIt: Record<BillStatus, string> = {
  scheduled: 'Sigue programado.',
  paid: 'Ya se pagó.',
  failed: 'No se pagó el día programado. No se movió dinero.',
  cancelled: 'Ya estaba cancelado. No se movió dinero.',
};

/** What the bank says when it will not do something about a bill. */
export const billRefusals: typeof en = {
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
    detail: whatBecameOfIt[status],
  }),
  SERIES_ENDED: {
    title: 'Ya no hay ningún pago programado de esta serie.',
    detail: 'No se cambió nada.',
  },
};
