import { ArrowUpRight, Ban, CalendarClock, CircleX } from 'lucide-react';
import { statusExplained, statusWords } from '#contract/transactions/status-words.ts';
import type {
  ScheduledTransferReason,
  ScheduledTransferStatus,
} from '#contract/transfers/scheduled-transfers.ts';
import type { Notices, NoticeSign } from '../capability.ts';
import { statusSigns } from '../design-system/parts/badge.tsx';
import { formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import { sentOn } from '../payments/sent-on.ts';

/** A transfer by its status, as a notice is titled; of a completed transfer its kind says where the money went. */
interface TransferTitles {
  readonly open: (status: string, toName: string) => string;
  readonly sent: (toName: string) => string;
  readonly moved: (toName: string) => string;
}

const transfer: TransferTitles = {
  open: (status, toName) => `${status}: to ${toName}`,
  sent: (toName) => `Sent to ${toName}`,
  moved: (toName) => `Moved to ${toName}`,
};

interface ScheduledTransferNotice {
  title: (toName: string) => string;
  detail: (date: string) => string;
}

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

const transferInSpanish: TransferTitles = {
  open: (status, toName) => `${status}: a ${toName}`,
  sent: (toName) => `Enviado a ${toName}`,
  moved: (toName) => `Transferido a ${toName}`,
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
  en: { transfer, scheduled: scheduledTransfers },
  es: { transfer: transferInSpanish, scheduled: scheduledTransfersInSpanish },
};

const scheduledSigns: Record<ScheduledTransferStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'brand' },
  sent: { shape: ArrowUpRight, tone: 'positive' },
  failed: { shape: CircleX, tone: 'danger' },
  cancelled: { shape: Ban, tone: 'quiet' },
};

export const notices: Notices<'transfer' | 'scheduled-transfer'> = {
  transfer({ transferKind, status, toName, sequence, dueElsewhere }, language) {
    const { transfer: titles } = words[language];
    const said = statusWords[language];
    const isOwn = transferKind === 'internal';
    const { icon: shape, tone } = statusSigns[status];
    const due = dueElsewhere === undefined ? null : formatDate(dueElsewhere);
    return {
      sign: { shape, tone: tone === 'neutral' ? 'quiet' : tone },
      ...(status === 'completed'
        ? {
            title: (isOwn ? titles.moved : titles.sent)(toName),
            detail: isOwn ? undefined : sentOn[language][transferKind](due),
          }
        : {
            title: titles.open(said.names[status], toName),
            detail: statusExplained(said, status),
          }),
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
