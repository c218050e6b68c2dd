import { scheduledTransfers as en } from './scheduled-transfers.en.ts';
import { ended } from '../language/ended.ts';

const reasons: typeof en.reasons = {
  'insufficient-funds': 'No había suficiente dinero.',
  'over-limit': 'Era más de lo que se podía enviar ese día.',
  'not-confirmed':
    'Los pagos de ese día habrían superado el monto que enviamos sin su confirmación.',
  refused: 'La cuenta o el destinatario cambió.',
};

const form: typeof en.form = {
  when: 'Cuándo',
  now: 'Ahora',
  later: 'En una fecha',
  date: 'Fecha',
  repeat: 'Repetir',
  sentOn: (day: string, time: string) =>
    `Se envía el ${day} a las ${time}, si hay fondos suficientes en la cuenta. Antes no se mueve dinero.`,
  monthEnd: 'En los meses más cortos se envía el último día.',
};

const confirmation: typeof en.confirmation = {
  title: (amount: string, to: string) => `Programar ${amount} para ${to}`,
  check: 'Revise los datos antes de programarla. Hoy no se mueve dinero.',
  amount: 'Monto',
  from: 'De',
  to: 'A',
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

const list: typeof en.list = {
  heading: 'Programadas',
  list: 'Transferencias programadas, la más próxima primero',
  loading: 'Cargando las transferencias programadas',
  failed: 'No se pudieron cargar sus transferencias programadas',
  failedDetail: 'No se movió dinero.',
  empty:
    'No hay nada programado. Para enviar dinero más adelante o de forma repetida, elija una fecha en el formulario.',
  to: (name: string) => `A ${name}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancelar',
  cancelOf: (name: string, day: string) => `Cancelar la transferencia a ${name} del ${day}`,
  notSent: 'No se envió',
  notSentOn: (day: string, reason: string) => `${ended(day)} ${reason} No se movió dinero.`,
};

const cancellation: typeof en.cancellation = {
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

/** What is said of transfers on a later day. */
const es: typeof en = {
  reasons,
  form,
  confirmation,
  list,
  cancellation,
};

export const scheduledTransferWords = { en, es };
