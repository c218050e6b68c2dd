import type { ScheduledTransferStatus } from '#contract/transfers/scheduled-transfer-status.ts';
import type { transferRefusals as en } from './refusals.en.ts';
import { formatCount, formatDate, formatMoney, formatTime } from '../language/format.ts';
import { ended } from '../language/ended.ts';

const whatBecameOfIt: Record<ScheduledTransferStatus, string> = {
  scheduled: 'Sigue programada.',
  sent: 'Ya se envió.',
  failed: 'No se envió. No se movió dinero.',
  cancelled: 'Ya se había cancelado. No se movió dinero.',
};

/** What the bank says when it will not send, schedule or save something; more of it is in `refusals.ts`. */
export const transferRefusals: typeof en = {
  PURPOSE_NEEDED: {
    title: 'Diga para qué es este pago.',
    detail: 'Es un primer pago grande a alguien nuevo. No se envió nada.',
  },
  OVER_TRANSFER_LIMIT: ({ limit }) => ({
    title: `Por esta vía puede enviar como máximo ${formatMoney(limit)} por transferencia.`,
    detail: 'Escriba un monto menor o elija otra vía. No se envió nada.',
  }),
  OVER_DAILY_LIMIT: ({ limit, leftToday }) => ({
    title: `Por esta vía puede enviar como máximo ${formatMoney(limit)} por día.`,
    detail: `Hoy le quedan ${formatMoney(leftToday)}. No se envió nada.`,
  }),
  TRANSFER_DAY_TOO_SOON: ({ earliest }) => ({
    title: 'Una transferencia se puede programar a partir de mañana.',
    detail: `Elija el ${formatDate(earliest)} o una fecha posterior, o envíela ahora. No se programó nada.`,
  }),
  TRANSFER_DAY_TOO_FAR: ({ latest }) => ({
    title: 'Una transferencia se puede programar con un año de anticipación como máximo.',
    detail: `Elija el ${formatDate(latest)} o una fecha anterior. No se programó nada.`,
  }),
  TOO_MANY_SCHEDULED_TRANSFERS: ({ most }) => ({
    title: `Tiene ${formatCount(most)} transferencias programadas, el máximo que se puede guardar.`,
    detail: 'Cancele una primero. No se programó nada.',
  }),
  ALREADY_SCHEDULED: {
    title: 'Ya tiene programado este pago.',
    detail:
      'Tiene el mismo beneficiario, monto, día y frecuencia. No se programó nada ahora. Si quiere otro igual, prográmelo una vez más.',
  },
  TRANSFER_NOT_SCHEDULED: ({ status }) => ({
    title: 'Esta transferencia ya no se puede cancelar aquí.',
    detail: whatBecameOfIt[status],
  }),
  TRANSFER_SERIES_ENDED: {
    title: 'Ya no hay ninguna transferencia programada de esta serie.',
    detail: 'No se cambió nada.',
  },
  RECIPIENT_NAME_WRONG: {
    title: 'Un destinatario necesita un nombre, sin < ni > y sin caracteres ocultos.',
    detail: 'Escríbalo de nuevo. No se cambió nada.',
  },
  BANK_NAME_WRONG: {
    title: 'El nombre de un banco no lleva < ni > ni caracteres ocultos.',
    detail: 'Escríbalo de nuevo. No se cambió nada.',
  },
  RECIPIENT_NAME_TAKEN: {
    title: 'Ya guardó un destinatario con este nombre.',
    detail: 'Elija otro nombre. No se cambió nada.',
  },
  RECIPIENT_KNOWN: ({ name }) => ({
    title: `Este destinatario ya está guardado como ${ended(name)}`,
    detail: 'No se cambió nada.',
  }),
  TOO_MANY_RECIPIENTS: ({ most }) => ({
    title: `Tiene ${formatCount(most)} destinatarios guardados, el máximo que se puede guardar.`,
    detail: 'Elimine uno primero. No se cambió nada.',
  }),
  TOO_MANY_NAME_CHECKS: ({ nextAt }) => ({
    title: 'Por ahora ya comprobó todos los nombres que puede.',
    detail: `Podrá comprobar otro a las ${formatTime(nextAt)}. Aun así puede enviar dinero.`,
  }),
  RECIPIENT_IN_USE: ({ scheduled }) => ({
    title:
      scheduled === 1
        ? 'Hay una transferencia programada a este destinatario.'
        : `Hay ${formatCount(scheduled)} transferencias programadas a este destinatario.`,
    detail: `${scheduled === 1 ? 'Cancélela' : 'Cancélelas'} primero. No se cambió nada.`,
  }),
};
