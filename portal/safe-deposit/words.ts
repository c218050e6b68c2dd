import type { SafeDepositCharge } from '#contract/safe-deposit/safe-deposit.ts';
import { brand, openingHoursInSpanish } from '../browser/brand.ts';
import type { VisitFault } from './visit-draft.ts';
import { ended } from '../language/sentences.ts';

const statuses: Record<SafeDepositCharge['status'], string> = {
  scheduled: 'Due',
  paid: 'Paid',
  unpaid: 'Not paid',
};

const faults: Record<VisitFault, string> = {
  'date needed': 'Choose a day.',
  'date wrong': 'This date does not exist. Choose another.',
  'time needed': 'Choose a time.',
  weekday: 'The branch is closed on that day of the week. Choose another day.',
  holiday: 'The branch is closed on that bank holiday. Choose another day.',
  'no time': 'No times are left on that day. Choose another day.',
  VISIT_PAST: 'That time has passed. Choose a later one.',
  VISIT_TOO_FAR: 'Choose a day within the next 60 days.',
  NOT_A_VISIT_TIME: 'Choose one of the times in the list.',
  VISIT_TIME_TAKEN: 'Someone else has just taken that time. Choose another.',
};

const en = {
  title: 'Safe Deposit Box',
  description: 'Your box, visits to it, and what it costs.',
  loading: 'Loading your safe deposit box',
  failed: 'Your safe deposit box cannot be shown',
  none: 'You have no safe deposit box',
  noneDetail: (phone: string) => `Call us at ${phone} to rent one.`,
  number: 'Box number',
  location: 'Location',
  place: (branch: string, room: string) => `${branch}, ${room}`,
  rentedOn: 'Rented since',
  annualFee: 'Annual fee',
  scheduleVisit: 'Schedule Visit',
  viewBilling: 'View Billing',
  back: 'Back to the box',

  visits: {
    heading: 'Your visits',
    none: 'No visit is scheduled.',
    loading: 'Loading your visits',
    failed: 'Your visits cannot be shown',
    line: (day: string, time: string) => `${day}, ${time}`,
    cancel: 'Cancel',
    cancelOf: (day: string, time: string) => `Cancel the visit on ${day} at ${time}`,
    cancelTitle: 'Cancel this visit?',
    cancelDetail: 'Others can then choose that time.',
    keep: 'Keep it',
    cancelVisit: 'Cancel visit',
    cancelled: (day: string) => `Your visit on ${day} is cancelled.`,
  },

  visit: {
    heading: 'Schedule a visit',
    detail: `A visit takes half an hour, while the branch is open: ${ended(brand.hours)} Please bring your key and a photo ID.`,
    day: 'Day',
    time: 'Time',
    chooseTime: 'Choose a time',
    loadingTimes: 'Loading the times of that day...',
    timesFailed: 'The times of that day cannot be shown',
    submit: 'Confirm visit',
    submitting: 'Scheduling...',
    done: (day: string, time: string) => `Your visit is scheduled: ${day}, ${time}`,
    faults,
  },

  billing: {
    heading: 'Billing',
    detail: (fee: string, account: string) => `${fee} a year, taken in advance from ${account}`,
    loading: 'Loading the charges',
    failed: 'The charges cannot be shown',
    charge: (day: string) => `Year from ${day}`,
    dueOn: (day: string) => `It will be taken on ${ended(day)}`,
    paidOn: (day: string, label: string) => `Paid on ${day} · ${label}`,
    unpaid:
      'There was not enough money in your account that day. No money moved, and we try again every day.',
    statuses,
  },
};

const statusesInSpanish: typeof en.billing.statuses = {
  scheduled: 'Por pagar',
  paid: 'Pagado',
  unpaid: 'No se pagó',
};

const faultsInSpanish: typeof en.visit.faults = {
  'date needed': 'Elija un día.',
  'date wrong': 'Ese día no existe. Elija otro.',
  'time needed': 'Elija una hora.',
  weekday: 'La sucursal está cerrada ese día de la semana. Elija otro día.',
  holiday: 'La sucursal está cerrada ese feriado bancario. Elija otro día.',
  'no time': 'Todas las horas de ese día están ocupadas o ya pasaron. Elija otro día.',
  VISIT_PAST: 'Esa hora ya pasó. Elija una posterior.',
  VISIT_TOO_FAR: 'Elija un día dentro de los próximos 60 días.',
  NOT_A_VISIT_TIME: 'Elija una de las horas de la lista.',
  VISIT_TIME_TAKEN: 'Otra persona acaba de tomar esa hora. Elija otra.',
};

const es: typeof en = {
  title: 'Caja de seguridad',
  description: 'Su caja, las visitas y lo que cuesta.',
  loading: 'Cargando su caja de seguridad',
  failed: 'No se puede mostrar su caja de seguridad',
  none: 'No tiene una caja de seguridad',
  noneDetail: (phone) => `Llámenos al ${phone} para alquilar una.`,
  number: 'Número de caja',
  location: 'Ubicación',
  place: (branch, room) => `${branch}, ${room}`,
  rentedOn: 'Alquilada desde',
  annualFee: 'Cuota anual',
  scheduleVisit: 'Programar visita',
  viewBilling: 'Ver cargos',
  back: 'Volver a la caja',

  visits: {
    heading: 'Sus visitas',
    none: 'No hay visitas programadas.',
    loading: 'Cargando sus visitas',
    failed: 'No se pueden mostrar sus visitas',
    line: (day, time) => `${day}, ${time}`,
    cancel: 'Cancelar',
    cancelOf: (day, time) => `Cancelar la visita del ${day} a las ${time}`,
    cancelTitle: '¿Cancelar esta visita?',
    cancelDetail: 'Otras personas podrán elegir esa hora.',
    keep: 'Conservarla',
    cancelVisit: 'Cancelar visita',
    cancelled: (day) => `Su visita del ${day} está cancelada.`,
  },

  visit: {
    heading: 'Programar una visita',
    detail: `Una visita dura media hora, mientras la sucursal está abierta: ${ended(openingHoursInSpanish)} Traiga su llave y una identificación.`,
    day: 'Día',
    time: 'Hora',
    chooseTime: 'Elija una hora',
    loadingTimes: 'Cargando las horas de ese día...',
    timesFailed: 'No se pueden mostrar las horas de ese día',
    submit: 'Confirmar visita',
    submitting: 'Programando...',
    done: (day, time) => `Su visita está programada: ${day}, ${time}`,
    faults: faultsInSpanish,
  },

  billing: {
    heading: 'Cargos',
    detail: (fee, account) => `${fee} al año, por adelantado, de ${account}`,
    loading: 'Cargando los cargos',
    failed: 'No se pueden mostrar los cargos',
    charge: (day) => `Año desde el ${day}`,
    dueOn: (day) => `Se cobrará el ${ended(day)}`,
    paidOn: (day, label) => `Pagado el ${day} · ${label}`,
    unpaid:
      'Ese día no había fondos suficientes en su cuenta. No se movió dinero, y lo intentamos de nuevo cada día.',
    statuses: statusesInSpanish,
  },
};

export const safeDepositWords = { en, es };
