import type { ScheduledTransferReason } from '#contract/transfers/scheduled-transfers.ts';
import { ended } from '../language/sentences.ts';

const reasons: Record<ScheduledTransferReason, string> = {
  'insufficient-funds': 'There was not enough money.',
  'over-limit': 'It was more than could be sent that day.',
  'not-confirmed':
    'Payments that day would have been over the amount that we send without your confirmation.',
  refused: 'The account or the recipient has changed.',
};

const form = {
  when: 'When',
  now: 'Now',
  later: 'On a date',
  date: 'Date',
  repeat: 'Repeat',
  sentOn: (day: string, time: string) =>
    `It is sent on ${day} at ${time}, if there is enough money in the account. No money moves before then.`,
  monthEnd: 'In shorter months it is sent on the last day.',
};

const confirmation = {
  title: (amount: string, to: string) => `Schedule ${amount} to ${to}`,
  check: 'Please check the details before you schedule it. No money moves today.',
  memo: 'Memo',
  date: 'Sent on',
  sentAt: (day: string, time: string) => `${day} at ${time}`,
  repeat: 'Repeat',
  arrival: 'Arrival',
  schedule: 'Schedule transfer',
  scheduling: 'Scheduling...',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  scheduleAgain: 'Schedule another',
  done: (amount: string, to: string) => `${amount} to ${to} is scheduled`,
  doneDetail: (day: string, isSeries: boolean) =>
    `It will be sent on ${day}, if there is enough money in the account and it is within your limits. If not, no money moves, we let you know, and we do not try it again${isSeries ? '; the transfers after it stay scheduled' : ''}. You can find it under Scheduled.`,
};

const list = {
  heading: 'Scheduled',
  list: 'Scheduled transfers, soonest first',
  loading: 'Loading scheduled transfers',
  failed: 'Your scheduled transfers could not be loaded',
  empty: 'Nothing is scheduled. To send money later or regularly, choose a date in the form.',
  to: (name: string) => `To ${name}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancel',
  cancelOf: (name: string, day: string) => `Cancel the transfer to ${name} on ${day}`,
  notSent: 'Not sent',
  notSentOn: (day: string, reason: string) => `${ended(day)} ${reason} No money moved.`,
};

const cancellation = {
  title: 'Cancel this transfer?',
  transfer: (amount: string, to: string, day: string) => `${amount} to ${to} on ${day}`,
  single: 'It will not be sent. No money has moved.',
  ofSeries: (repeat: string) =>
    `It repeats ${ended(repeat.toLowerCase())} You can cancel only this one, or this one and all that follow.`,
  keep: 'Keep it',
  one: 'Cancel transfer',
  onlyThis: 'Cancel only this one',
  series: 'Cancel the series',
  cancelled: (to: string) => `The transfer to ${to} is cancelled`,
  seriesCancelled: (to: string) => `The transfers to ${to} are cancelled`,
  noMoney: 'No money has moved.',
};

const en = { reasons, form, confirmation, list, cancellation };

const reasonsInSpanish: typeof en.reasons = {
  'insufficient-funds': 'No había suficiente dinero.',
  'over-limit': 'Era más de lo que se podía enviar ese día.',
  'not-confirmed':
    'Los pagos de ese día habrían superado el monto que enviamos sin su confirmación.',
  refused: 'La cuenta o el destinatario cambió.',
};

const formInSpanish: typeof en.form = {
  when: 'Cuándo',
  now: 'Ahora',
  later: 'En una fecha',
  date: 'Fecha',
  repeat: 'Repetir',
  sentOn: (day: string, time: string) =>
    `Se envía el ${day} a las ${time}, si hay fondos suficientes en la cuenta. Antes no se mueve dinero.`,
  monthEnd: 'En los meses más cortos se envía el último día.',
};

const confirmationInSpanish: typeof en.confirmation = {
  title: (amount: string, to: string) => `Programar ${amount} para ${to}`,
  check: 'Revise los datos antes de programarla. Hoy no se mueve dinero.',
  memo: 'Nota',
  date: 'Se envía el',
  sentAt: (day: string, time: string) => `${day} a las ${time}`,
  repeat: 'Repetir',
  arrival: 'Llegada',
  schedule: 'Programar transferencia',
  scheduling: 'Programando...',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  scheduleAgain: 'Programar otro igual',
  done: (amount: string, to: string) => `Quedó programado el envío de ${amount} a ${to}`,
  doneDetail: (day: string, isSeries: boolean) =>
    `Se enviará el ${day}, si hay fondos suficientes en la cuenta y no supera sus límites. Si no, no se mueve dinero, le avisamos y no se intenta de nuevo${isSeries ? '; las siguientes siguen programadas' : ''}. La encontrará en Programadas.`,
};

const listInSpanish: typeof en.list = {
  heading: 'Programadas',
  list: 'Transferencias programadas, la más próxima primero',
  loading: 'Cargando las transferencias programadas',
  failed: 'No se pudieron cargar sus transferencias programadas',
  empty:
    'No hay nada programado. Para enviar dinero más adelante o de forma repetida, elija una fecha en el formulario.',
  to: (name: string) => `A ${name}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancelar',
  cancelOf: (name: string, day: string) => `Cancelar la transferencia a ${name} del ${day}`,
  notSent: 'No se envió',
  notSentOn: (day: string, reason: string) => `${ended(day)} ${reason} No se movió dinero.`,
};

const cancellationInSpanish: typeof en.cancellation = {
  title: '¿Cancelar esta transferencia?',
  transfer: (amount: string, to: string, day: string) => `${amount} a ${to} el ${day}`,
  single: 'No se enviará. No se ha movido dinero.',
  ofSeries: (repeat: string) =>
    `Se repite ${ended(repeat.toLowerCase())} Puede cancelar solo esta, o esta y todas las siguientes.`,
  keep: 'Conservarla',
  one: 'Cancelar transferencia',
  onlyThis: 'Cancelar solo esta',
  series: 'Cancelar la serie',
  cancelled: (to: string) => `Se canceló la transferencia a ${to}`,
  seriesCancelled: (to: string) => `Se cancelaron las transferencias a ${to}`,
  noMoney: 'No se movió dinero.',
};

const es: typeof en = {
  reasons: reasonsInSpanish,
  form: formInSpanish,
  confirmation: confirmationInSpanish,
  list: listInSpanish,
  cancellation: cancellationInSpanish,
};

export const scheduledTransferWords = { en, es };
