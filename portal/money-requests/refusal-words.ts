import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

const whatBecameOfIt: Readonly<Record<MoneyRequestStatus, string>> = {
  open: 'This request is open.',
  paid: 'This request has already been paid.',
  declined: 'This request was declined.',
  cancelled: 'This request was cancelled.',
  expired: 'This request has expired.',
};

const en = {
  UNKNOWN_REQUEST: { title: 'There is no such request to you.', detail: 'Nothing was sent.' },
  REQUEST_OF_ONES_OWN: {
    title: 'You cannot pay your own request.',
    detail: 'Nothing was sent.',
  },
  REQUEST_NOT_PAYABLE: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Nothing was sent now.',
  }),
  REQUEST_AMOUNT_DIFFERS: ({ amount }) => ({
    title: `This request is for ${formatMoney(amount)}.`,
    detail: 'Nothing was sent.',
  }),
  REQUEST_RECIPIENT_INCOMPLETE: {
    title: 'Enter a name, and an email or a phone number.',
    detail: 'Nobody was asked.',
  },
  REQUEST_NOTE_WRONG: {
    title: 'A note cannot contain links, tags such as <b> or hidden characters.',
    detail: 'Please type it again. Nobody was asked.',
  },
  REQUEST_TOO_LARGE: ({ most }) => ({
    title: `You can ask for at most ${formatMoney(most)}.`,
    detail: 'Nobody can send more at a time. Nobody was asked.',
  }),
  REQUEST_NOT_OPEN: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Nothing was changed.',
  }),
  TOO_MANY_OPEN_REQUESTS: ({ most }) => ({
    title: `${formatCount(most)} of your requests are open, the most you can have.`,
    detail: 'Please cancel one first. Nobody was asked.',
  }),
  TOO_MANY_REQUESTS_TODAY: ({ most }) => ({
    title: `You can ask for money ${formatCount(most)} times a day.`,
    detail: 'Please try again tomorrow. Nobody was asked.',
  }),
  whereToLook: {
    moneyRequests: 'Your requests show whether it was done. No money was moved.',
  },
} satisfies FailureWords;

const whatBecameOfItInSpanish: Readonly<Record<MoneyRequestStatus, string>> = {
  open: 'Esta solicitud está abierta.',
  paid: 'Esta solicitud ya se pagó.',
  declined: 'Esta solicitud se rechazó.',
  cancelled: 'Esta solicitud se canceló.',
  expired: 'Esta solicitud venció.',
};

const es: Translated<typeof en> = {
  UNKNOWN_REQUEST: { title: 'No hay tal solicitud para usted.', detail: 'No se envió nada.' },
  REQUEST_OF_ONES_OWN: {
    title: 'No puede pagar su propia solicitud.',
    detail: 'No se envió nada.',
  },
  REQUEST_NOT_PAYABLE: ({ status }) => ({
    title: whatBecameOfItInSpanish[status],
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
    title: whatBecameOfItInSpanish[status],
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
  whereToLook: {
    moneyRequests: 'Sus solicitudes muestran si se hizo. No se movió dinero.',
  },
};

export const moneyRequestRefusals = { en, es };
