import { Ban, CalendarClock, CircleX, ReceiptText } from 'lucide-react';
import type { BillReason, BillStatus } from '#contract/bills/bills.ts';
import type { Notices, NoticeSign } from '../capability.ts';
import { formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

/** How a payment of a bill stands; `date` is the day it was scheduled for. */
interface BillNotice {
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

const billReasonsInSpanish: typeof billReasons = {
  'insufficient-funds': billsInSpanish.failed.detail,
  'more-than-owed': (date) =>
    `Era más de lo que se podía pagar a su tarjeta el ${ended(date)} No se movió dinero.`,
  'not-confirmed': (date) =>
    `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede pagarlo ahora.`,
};

export const words = {
  en: { byStatus: bills, reasons: billReasons },
  es: { byStatus: billsInSpanish, reasons: billReasonsInSpanish },
};

const signs: Record<BillStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'brand' },
  paid: { shape: ReceiptText, tone: 'positive' },
  failed: { shape: CircleX, tone: 'danger' },
  cancelled: { shape: Ban, tone: 'quiet' },
};

export const notices: Notices<'bill'> = {
  bill({ status, payeeName, date, reason, sequence }, language) {
    const { byStatus, reasons } = words[language];
    const { title, detail } = byStatus[status];
    return {
      sign: signs[status],
      title: title(payeeName),
      detail: (reason === undefined ? detail : reasons[reason])(formatDate(date)),
      open: ({ openTab }) =>
        status === 'paid'
          ? openTab('transactions', { event: sequence })
          : openTab('dashboard', { open: 'bill-payments' }),
    };
  },
};
