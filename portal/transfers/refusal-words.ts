import type { ScheduledTransferStatus } from '#contract/transfers/scheduled-transfers.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatDate, formatMoney, formatTime } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const whatBecameOfIt: Record<ScheduledTransferStatus, string> = {
  scheduled: 'It is still scheduled.',
  sent: 'It has been sent.',
  failed: 'It was not sent. No money moved.',
  cancelled: 'It was already cancelled. No money moved.',
};

const en = {
  PURPOSE_NEEDED: {
    title: 'Say what this payment is for.',
    detail: 'It is a large first payment to someone new. Nothing was sent.',
  },
  OVER_TRANSFER_LIMIT: ({ limit }) => ({
    title: `You can send at most ${formatMoney(limit)} at a time this way.`,
    detail: 'Please enter a smaller amount, or choose another way. Nothing was sent.',
  }),
  OVER_DAILY_LIMIT: ({ limit, leftToday }) => ({
    title: `You can send at most ${formatMoney(limit)} a day this way.`,
    detail: `${formatMoney(leftToday)} is left for today. Nothing was sent.`,
  }),
  TRANSFER_DAY_TOO_SOON: ({ earliest }) => ({
    title: 'A transfer can be scheduled for tomorrow or later.',
    detail: `Please choose ${formatDate(earliest)} or later, or send it now. Nothing was scheduled.`,
  }),
  TRANSFER_DAY_TOO_FAR: ({ latest }) => ({
    title: 'A transfer can be scheduled at most a year ahead.',
    detail: `Please choose ${formatDate(latest)} or earlier. Nothing was scheduled.`,
  }),
  TOO_MANY_SCHEDULED_TRANSFERS: ({ most }) => ({
    title: `You have ${formatCount(most)} scheduled transfers, the most you can have.`,
    detail: 'Please cancel one first. Nothing was scheduled.',
  }),
  ALREADY_SCHEDULED: {
    title: 'You already have this payment scheduled.',
    detail:
      'It has the same payee, amount, day and rhythm. Nothing was scheduled now. If you want a second one, schedule it once more.',
  },
  TRANSFER_NOT_SCHEDULED: ({ status }) => ({
    title: 'This transfer can no longer be cancelled here.',
    detail: whatBecameOfIt[status],
  }),
  TRANSFER_SERIES_ENDED: {
    title: 'No transfer of this series is still scheduled.',
    detail: 'Nothing was changed.',
  },
  RECIPIENT_NAME_WRONG: {
    title: 'A recipient needs a name without <, > or hidden characters.',
    detail: 'Please type it again. Nothing was changed.',
  },
  BANK_NAME_WRONG: {
    title: 'The name of a bank cannot contain <, > or hidden characters.',
    detail: 'Please type it again. Nothing was changed.',
  },
  RECIPIENT_NAME_TAKEN: {
    title: 'You already have a recipient with this name.',
    detail: 'Please choose another name. Nothing was changed.',
  },
  RECIPIENT_KNOWN: ({ name }) => ({
    title: `This recipient is already saved as ${ended(name)}`,
    detail: 'Nothing was changed.',
  }),
  TOO_MANY_RECIPIENTS: ({ most }) => ({
    title: `You have ${formatCount(most)} saved recipients, the most you can have.`,
    detail: 'Please remove one first. Nothing was changed.',
  }),
  TOO_MANY_NAME_CHECKS: ({ nextAt }) => ({
    title: 'You have checked as many names as you can for now.',
    detail: `You can check another one at ${formatTime(nextAt)}. You can still send money.`,
  }),
  RECIPIENT_IN_USE: ({ scheduled }) => ({
    title:
      scheduled === 1
        ? 'A transfer to this recipient is scheduled.'
        : `${formatCount(scheduled)} transfers to this recipient are scheduled.`,
    detail: `Please cancel ${scheduled === 1 ? 'it' : 'them'} first. Nothing was changed.`,
  }),
  MEMO_TOO_LONG: { title: 'A memo has at most 500 characters.', detail: 'Please shorten it.' },
  SENT_BY_ANOTHER: {
    title: 'Somebody else sent this transfer.',
    detail: 'They or an owner can cancel it. Nothing was changed.',
  },
  NOT_PENDING: {
    title: 'Only a pending transfer can be cancelled.',
    detail: 'This one is no longer pending. Nothing was changed.',
  },
  whereToLook: {
    transfers: 'Your money may have moved: the transfer history shows whether it did.',
    scheduledTransfers:
      'Check your scheduled transfers: they show whether it was done. No money moves before the scheduled day.',
  },
} satisfies FailureWords;

const whatBecameOfItInSpanish: Record<ScheduledTransferStatus, string> = {
  scheduled: 'Sigue programada.',
  sent: 'Ya se envió.',
  failed: 'No se envió. No se movió dinero.',
  cancelled: 'Ya se había cancelado. No se movió dinero.',
};

const es: Translated<typeof en> = {
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
    detail: whatBecameOfItInSpanish[status],
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
  MEMO_TOO_LONG: { title: 'Una nota tiene 500 caracteres como máximo.', detail: 'Acórtela.' },
  SENT_BY_ANOTHER: {
    title: 'Otra persona envió esta transferencia.',
    detail: 'Esa persona o un titular puede cancelarla. No se cambió nada.',
  },
  NOT_PENDING: {
    title: 'Solo se puede cancelar una transferencia pendiente.',
    detail: 'Esta ya no está pendiente. No se cambió nada.',
  },
  whereToLook: {
    transfers:
      'Es posible que su dinero se haya movido: el historial de transferencias lo muestra.',
    scheduledTransfers:
      'Revise sus transferencias programadas: muestran si se hizo. No se mueve dinero antes del día programado.',
  },
};

export const transferRefusals = { en, es };
