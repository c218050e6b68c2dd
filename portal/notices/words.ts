import type { BillReason, BillStatus } from '#contract/bills/bills.ts';
import type { CardChange, CardType } from '#contract/cards/cards.ts';
import type {
  ScheduledTransferReason,
  ScheduledTransferStatus,
} from '#contract/transfers/scheduled-transfer-status.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { cardTypes } from '../cards/card-type-words.ts';
import { ended } from '../language/ended.ts';
import { sentOn } from '../payments/sent-on-words.ts';

/** How a transfer stands, in the list of notifications. */
export interface TransferNotice {
  title: (toName: string) => string;
  detail?: string;
}

const toOthers: Record<TransactionStatus, TransferNotice> = {
  processing: { title: (toName) => `On its way to ${toName}` },
  completed: { title: (toName) => `Sent to ${toName}` },
  pending: {
    title: (toName) => `Transfer to ${toName} held for review`,
    detail: 'The money has left your account.',
  },
  failed: {
    title: (toName) => `Not sent to ${toName}`,
    detail: 'The money is back in your account.',
  },
  cancelled: {
    title: (toName) => `Cancelled: to ${toName}`,
    detail: 'The money is back in your account.',
  },
};

const toOwnAccount: Record<TransactionStatus, TransferNotice> = {
  ...toOthers,
  processing: { title: (toName) => `Moving to ${toName}` },
  completed: { title: (toName) => `Moved to ${toName}` },
  failed: { ...toOthers.failed, title: (toName) => `Not moved to ${toName}` },
};

/** The changes of a card; `card` is its type and masked number. */
const cardChanges: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Locked: ${card}`,
  unlocked: (card) => `Unlocked: ${card}`,
  'limit-set': (card) => `New limit: ${card}`,
  'pin-set': (card) => `New PIN: ${card}`,
  'replacement-ordered': (card) => `A new card is on its way for ${card}`,
  'replacement-activated': (card) => `Now in use: ${card}`,
  'travel-notice-added': (card) => `Travel notice added: ${card}`,
  'travel-notice-removed': (card) => `Travel notice removed: ${card}`,
  'purchase-approved': (card) => `Purchase: ${card}`,
  'purchase-declined': (card) => `Declined: ${card}`,
  'purchase-posted': (card) => `Paid from your account: ${card}`,
};

/** How a payment of a bill stands; `date` is the day it was scheduled for. */
export interface BillNotice {
  title: (payee: string) => string;
  detail: (date: string) => string;
}

const bills: Record<BillStatus, BillNotice> = {
  scheduled: {
    title: (payee) => `Scheduled: ${payee}`,
    detail: (date) => `It will be paid on ${date}, if there is enough money in the account.`,
  },
  paid: { title: (payee) => `Paid: ${payee}`, detail: (date) => `Scheduled for ${date}` },
  failed: {
    title: (payee) => `Not paid: ${payee}`,
    detail: (date) => `There was not enough money on ${ended(date)} No money moved.`,
  },
  cancelled: {
    title: (payee) => `Cancelled: ${payee}`,
    detail: (date) => `The payment on ${date} will not be made.`,
  },
};

const billReasons: Record<BillReason, (date: string) => string> = {
  'insufficient-funds': bills.failed.detail,
  'more-than-owed': (date) =>
    `It was more than could be paid to your card on ${ended(date)} No money moved.`,
  'not-confirmed': (date) =>
    `Payments on ${date} would have been over the amount that we send without your confirmation. No money moved. You can pay it now.`,
};

/** The status of a transfer on a later day; `date` is the day it was scheduled for. */
const scheduledTransfers: {
  byStatus: Record<ScheduledTransferStatus, BillNotice>;
  /** Why it was not sent. */
  reasons: Record<ScheduledTransferReason, (date: string) => string>;
} = {
  byStatus: {
    scheduled: {
      title: (toName) => `Scheduled: to ${toName}`,
      detail: (date) => `It will be sent on ${date}, if there is enough money in the account.`,
    },
    sent: { title: (toName) => `Sent to ${toName}`, detail: (date) => `Scheduled for ${date}` },
    failed: {
      title: (toName) => `Not sent: to ${toName}`,
      detail: (date) => `It was scheduled for ${ended(date)} No money moved.`,
    },
    cancelled: {
      title: (toName) => `Cancelled: to ${toName}`,
      detail: (date) => `The transfer on ${date} will not be sent.`,
    },
  },
  reasons: {
    'insufficient-funds': (date) => `There was not enough money on ${ended(date)} No money moved.`,
    'over-limit': (date) => `It was more than could be sent on ${ended(date)} No money moved.`,
    'not-confirmed': (date) =>
      `Payments on ${date} would have been over the amount that we send without your confirmation. No money moved. You can send it now.`,
    refused: (date) => `The account or the recipient had changed by ${ended(date)} No money moved.`,
  },
};

/** What the notifications say. */
const en = {
  heading: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  isNew: 'New',
  empty: 'Nothing yet',
  emptyDetail: 'Transfers, payments and sign-ins will be listed here.',
  signIn: 'You signed in',
  card: (type: CardType, number: string) => `${cardTypes.en[type]} ${number}`,
  cardChanges,
  bills,
  billReasons,
  scheduledTransfers,
  toOthers,
  toOwnAccount,
  sentOn: sentOn.en,
  allTransfers: 'See all transfers',
  message: 'Our staff wrote to you',
  messageDetail: 'Read it in the support chat.',
  markAllRead: 'Mark all as read',
  notMarked: 'It is still marked as unread. Please try again.',
  unreadCount: (count: number) => `${count} unread`,
  showEarlier: 'Show earlier',
  loadingEarlier: 'Loading...',
  earlierFailed: 'The earlier ones could not be loaded. Please try again.',
};

const toOthersInSpanish: Record<TransactionStatus, TransferNotice> = {
  processing: { title: (toName) => `En camino a ${toName}` },
  completed: { title: (toName) => `Enviado a ${toName}` },
  pending: {
    title: (toName) => `Transferencia a ${toName} retenida para revisión`,
    detail: 'El dinero ya salió de su cuenta.',
  },
  failed: {
    title: (toName) => `No se envió a ${toName}`,
    detail: 'El dinero está de vuelta en su cuenta.',
  },
  cancelled: {
    title: (toName) => `Cancelado: a ${toName}`,
    detail: 'El dinero está de vuelta en su cuenta.',
  },
};

const toOwnAccountInSpanish: Record<TransactionStatus, TransferNotice> = {
  ...toOthersInSpanish,
  processing: { title: (toName) => `Transfiriendo a ${toName}` },
  completed: { title: (toName) => `Transferido a ${toName}` },
  failed: { ...toOthersInSpanish.failed, title: (toName) => `No se transfirió a ${toName}` },
};

/** The changes of a card; `card` is its type and masked number. */
const cardChangesInSpanish: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Bloqueada: ${card}`,
  unlocked: (card) => `Desbloqueada: ${card}`,
  'limit-set': (card) => `Nuevo límite: ${card}`,
  'pin-set': (card) => `Nuevo PIN: ${card}`,
  'replacement-ordered': (card) => `Una tarjeta nueva está en camino en lugar de ${card}`,
  'replacement-activated': (card) => `Ya en uso: ${card}`,
  'travel-notice-added': (card) => `Aviso de viaje agregado: ${card}`,
  'travel-notice-removed': (card) => `Aviso de viaje eliminado: ${card}`,
  'purchase-approved': (card) => `Compra: ${card}`,
  'purchase-declined': (card) => `Rechazada: ${card}`,
  'purchase-posted': (card) => `Pagada desde su cuenta: ${card}`,
};

const billsInSpanish: Record<BillStatus, BillNotice> = {
  scheduled: {
    title: (payee) => `Programado: ${payee}`,
    detail: (date) => `Se pagará el ${date}, si hay fondos suficientes en la cuenta.`,
  },
  paid: { title: (payee) => `Pagado: ${payee}`, detail: (date) => `Programado para el ${date}` },
  failed: {
    title: (payee) => `No se pagó: ${payee}`,
    detail: (date) => `No había fondos suficientes el ${ended(date)} No se movió dinero.`,
  },
  cancelled: {
    title: (payee) => `Cancelado: ${payee}`,
    detail: (date) => `El pago del ${date} no se hará.`,
  },
};

const billReasonsInSpanish: typeof en.billReasons = {
  'insufficient-funds': billsInSpanish.failed.detail,
  'more-than-owed': (date) =>
    `Era más de lo que se podía pagar a su tarjeta el ${ended(date)} No se movió dinero.`,
  'not-confirmed': (date) =>
    `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede pagarlo ahora.`,
};

const scheduledTransfersInSpanish: typeof en.scheduledTransfers = {
  byStatus: {
    scheduled: {
      title: (toName) => `Programada: a ${toName}`,
      detail: (date) => `Se enviará el ${date}, si hay fondos suficientes en la cuenta.`,
    },
    sent: {
      title: (toName) => `Enviada a ${toName}`,
      detail: (date) => `Programada para el ${date}`,
    },
    failed: {
      title: (toName) => `No se envió a ${toName}`,
      detail: (date) => `Estaba programada para el ${ended(date)} No se movió dinero.`,
    },
    cancelled: {
      title: (toName) => `Cancelada: a ${toName}`,
      detail: (date) => `La transferencia del ${date} no se enviará.`,
    },
  },
  reasons: {
    'insufficient-funds': (date) =>
      `No había suficiente dinero el ${ended(date)} No se movió dinero.`,
    'over-limit': (date) =>
      `Era más de lo que se podía enviar el ${ended(date)} No se movió dinero.`,
    'not-confirmed': (date) =>
      `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede enviarla ahora.`,
    refused: (date) =>
      `La cuenta o el destinatario había cambiado el ${ended(date)} No se movió dinero.`,
  },
};

const es: typeof en = {
  heading: 'Notificaciones',
  unread: (count: number) => `Notificaciones, ${count} sin leer`,
  isNew: 'Nueva',
  empty: 'Nada por ahora',
  emptyDetail: 'Aquí aparecerán sus transferencias, pagos e inicios de sesión.',
  signIn: 'Usted inició sesión',
  card: (type, number) => `${cardTypes.es[type].toLowerCase()} ${number}`,
  cardChanges: cardChangesInSpanish,
  bills: billsInSpanish,
  billReasons: billReasonsInSpanish,
  scheduledTransfers: scheduledTransfersInSpanish,
  toOthers: toOthersInSpanish,
  toOwnAccount: toOwnAccountInSpanish,
  sentOn: sentOn.es,
  allTransfers: 'Ver todas las transferencias',
  message: 'Nuestro personal le escribió',
  messageDetail: 'Léalo en el chat de ayuda.',
  markAllRead: 'Marcar todas como leídas',
  notMarked: 'Sigue marcada como no leída. Intente de nuevo.',
  unreadCount: (count: number) => `${count} sin leer`,
  showEarlier: 'Mostrar anteriores',
  loadingEarlier: 'Cargando...',
  earlierFailed: 'No se pudieron cargar las anteriores. Intente de nuevo.',
};

export const noticeWords = { en, es };
