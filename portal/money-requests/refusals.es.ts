import type { MoneyRequestStatus } from '#contract/money-requests/money-request-terms.ts';
import { formatCount, formatMoney } from '../language/format.ts';
import type { moneyRequestRefusals as en } from './refusals.en.ts';

const whatBecameOfIt: Readonly<Record<MoneyRequestStatus, string>> = {
  open: 'Esta solicitud está abierta.',
  paid: 'Esta solicitud ya se pagó.',
  declined: 'Esta solicitud se rechazó.',
  cancelled: 'Esta solicitud se canceló.',
  expired: 'Esta solicitud venció.',
};

/** What the bank says of requests for money and their payments. */
export const moneyRequestRefusals: typeof en = {
  UNKNOWN_REQUEST: { title: 'No hay tal solicitud para usted.', detail: 'No se envió nada.' },
  REQUEST_OF_ONES_OWN: {
    title: 'No puede pagar su propia solicitud.',
    detail: 'No se envió nada.',
  },
  REQUEST_NOT_PAYABLE: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Ahora no se envió nada.',
  }),
  REQUEST_AMOUNT_DIFFERS: ({ amount }) => ({
    title: `Esta solicitud es por ${formatMoney(amount)}.`,
    detail: 'No se envió nada.',
  }),
  REQUEST_RECIPIENT_INCOMPLETE: {
    title: 'Escriba un nombre, y un correo o un número de teléfono.',
    detail: 'No se pidió nada a nadie.',
  },
  REQUEST_NOTE_WRONG: {
    title: 'Una nota no puede tener enlaces, etiquetas como <b> ni caracteres ocultos.',
    detail: 'Escríbala de nuevo. No se pidió nada a nadie.',
  },
  REQUEST_TOO_LARGE: ({ most }) => ({
    title: `Puede pedir como máximo ${formatMoney(most)}.`,
    detail: 'Nadie puede enviar más de una vez. No se pidió nada a nadie.',
  }),
  REQUEST_NOT_OPEN: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'No se cambió nada.',
  }),
  TOO_MANY_OPEN_REQUESTS: ({ most }) => ({
    title: `Tiene ${formatCount(most)} solicitudes abiertas, el máximo posible.`,
    detail: 'Cancele una primero. No se pidió nada a nadie.',
  }),
  TOO_MANY_REQUESTS_TODAY: ({ most }) => ({
    title: `Puede pedir dinero ${formatCount(most)} veces al día.`,
    detail: 'Inténtelo de nuevo mañana. No se pidió nada a nadie.',
  }),
};
