import { ArrowUpRight, Ban, CalendarClock, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import type {
  ScheduledTransferReason,
  ScheduledTransferStatus,
} from '#contract/transfers/scheduled-transfers.ts';
import type { Notices, NoticeSign } from '../capability.ts';
import { formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import { sentOn } from '../payments/sent-on-words.ts';

/** How a transfer stands, in the list of notifications. */
interface TransferNotice {
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

interface ScheduledTransferNotice {
  title: (toName: string) => string;
  detail: (date: string) => string;
}

/** The status of a transfer on a later day; `date` is the day it was scheduled for. */
const scheduledTransfers: {
  byStatus: Record<ScheduledTransferStatus, ScheduledTransferNotice>;
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

const scheduledTransfersInSpanish: typeof scheduledTransfers = {
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

export const words = {
  en: { toOthers, toOwnAccount, scheduled: scheduledTransfers },
  es: {
    toOthers: toOthersInSpanish,
    toOwnAccount: toOwnAccountInSpanish,
    scheduled: scheduledTransfersInSpanish,
  },
};

const signs: Record<TransactionStatus, NoticeSign> = {
  processing: { shape: LoaderCircle, tone: 'brand' },
  completed: { shape: ArrowUpRight, tone: 'positive' },
  pending: { shape: Clock, tone: 'warning' },
  failed: { shape: CircleX, tone: 'danger' },
  cancelled: { shape: Ban, tone: 'quiet' },
};

const scheduledSigns: Record<ScheduledTransferStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'brand' },
  sent: { shape: ArrowUpRight, tone: 'positive' },
  failed: { shape: CircleX, tone: 'danger' },
  cancelled: { shape: Ban, tone: 'quiet' },
};

export const notices: Notices<'transfer' | 'scheduled-transfer'> = {
  transfer({ transferKind, status, toName, sequence, dueElsewhere }, language) {
    const said = words[language];
    const { title, detail } =
      said[transferKind === 'internal' ? 'toOwnAccount' : 'toOthers'][status];
    const due = dueElsewhere === undefined ? null : formatDate(dueElsewhere);
    return {
      sign: signs[status],
      title: title(toName),
      detail:
        status === 'completed' && transferKind !== 'internal'
          ? sentOn[language][transferKind](due)
          : detail,
      open: ({ openTab }) => openTab('transactions', { event: sequence }),
    };
  },
  'scheduled-transfer'({ status, reason, toName, date }, language) {
    const { byStatus, reasons } = words[language].scheduled;
    const { title, detail } = byStatus[status];
    return {
      sign: scheduledSigns[status],
      title: title(toName),
      detail: (reason === null ? detail : reasons[reason])(formatDate(date)),
      open: ({ openTab }) => openTab('transfer'),
    };
  },
};
