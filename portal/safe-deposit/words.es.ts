import { safeDeposit as en } from './words.en.ts';
import { openingHours } from '../language/opening-hours.es.ts';
import { ended } from '../language/ended.ts';

const statuses: typeof en.billing.statuses = {
  scheduled: 'Por pagar',
  paid: 'Pagado',
  unpaid: 'No se pagó',
};

const faults: typeof en.visit.faults = {
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

/** What the portal says about safe deposit boxes (R-D11). */
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
    detail: `Una visita dura media hora, mientras la sucursal está abierta: ${ended(openingHours)} Traiga su llave y una identificación.`,
    day: 'Día',
    time: 'Hora',
    chooseTime: 'Elija una hora',
    loadingTimes: 'Cargando las horas de ese día...',
    timesFailed: 'No se pueden mostrar las horas de ese día',
    submit: 'Confirmar visita',
    submitting: 'Programando...',
    done: (day, time) => `Su visita está programada: ${day}, ${time}`,
    faults,
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
    statuses,
  },
};

export const safeDepositWords = { en, es };
