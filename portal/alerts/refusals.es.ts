import { formatCount, formatMoney } from '../language/format.ts';
import type { alertRefusals as en } from './refusals.en.ts';

/** What the bank says when it will not set an alert. */
export const alertRefusals: typeof en = {
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
};
