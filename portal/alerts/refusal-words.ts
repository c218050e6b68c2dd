import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

const en = {
  PUSH_NOT_OFFERED: {
    title: 'This bank sends no push notifications.',
    detail: 'Email and text messages go on.',
  },
  PUSH_ENDPOINT_REFUSED: {
    title: 'We cannot send to the push service of this browser.',
    detail: 'Email and text messages go on. Nothing was changed.',
  },
  ALERT_ACCOUNT_UNKNOWN: {
    title: 'This account is not one of yours.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  ALERT_CARD_UNKNOWN: {
    title: 'This card is not one of yours.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  ALERT_PAYEE_NEEDED: {
    title: 'Enter the name of who is paid or pays.',
    detail: 'It needs a letter or a digit. Nothing was changed.',
  },
  ALERT_AMOUNT_TOO_LARGE: ({ most }) => ({
    title: `The amount of an alert is at most ${formatMoney(most)}.`,
    detail: 'Please change it. Nothing was changed.',
  }),
  ALERT_ALREADY_SET: {
    title: 'You have this alert already.',
    detail: 'Choose another amount or account. Nothing was changed.',
  },
  TOO_MANY_ALERTS: ({ most }) => ({
    title: `You can have up to ${formatCount(most)} alerts.`,
    detail: 'Remove one before you add another. Nothing was changed.',
  }),
  whereToLook: {
    push: 'Check under Settings, Alerts, whether this device is on.',
    alerts: 'Check your alerts: they show whether it was done.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  PUSH_NOT_OFFERED: {
    title: 'Este banco no envía notificaciones push.',
    detail: 'Los correos y mensajes de texto siguen.',
  },
  PUSH_ENDPOINT_REFUSED: {
    title: 'No podemos enviar al servicio de notificaciones de este navegador.',
    detail: 'Los correos y mensajes de texto siguen. No se cambió nada.',
  },
  ALERT_ACCOUNT_UNKNOWN: {
    title: 'Esta cuenta no es una de las suyas.',
    detail: 'Elija otra. No se cambió nada.',
  },
  ALERT_CARD_UNKNOWN: {
    title: 'Esta tarjeta no es una de las suyas.',
    detail: 'Elija otra. No se cambió nada.',
  },
  ALERT_PAYEE_NEEDED: {
    title: 'Escriba el nombre de quien recibe o paga.',
    detail: 'Necesita una letra o un número. No se cambió nada.',
  },
  ALERT_AMOUNT_TOO_LARGE: ({ most }) => ({
    title: `El monto de una alerta es como máximo ${formatMoney(most)}.`,
    detail: 'Cámbielo. No se cambió nada.',
  }),
  ALERT_ALREADY_SET: {
    title: 'Ya tiene esta alerta.',
    detail: 'Elija otro monto u otra cuenta. No se cambió nada.',
  },
  TOO_MANY_ALERTS: ({ most }) => ({
    title: `Puede tener hasta ${formatCount(most)} alertas.`,
    detail: 'Quite una antes de agregar otra. No se cambió nada.',
  }),
  whereToLook: {
    push: 'Revise en Ajustes, Avisos, si este dispositivo está activado.',
    alerts: 'Revise sus alertas: muestran si se hizo.',
  },
};

export const alertRefusals = { en, es };
