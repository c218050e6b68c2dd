import { ended } from '../language/ended.ts';
import { approvals as en } from './words.en.ts';

/** Words for payments that one person asks for and another approves. */
const es: typeof en = {
  waiting: 'En espera de aprobación',
  waitingDetail: 'Nada de esto se envía antes de que alguien lo apruebe.',
  loading: 'Cargando lo que espera aprobación',
  failed: 'No se puede mostrar lo que espera aprobación en este momento.',
  none: 'Nada espera aprobación',
  noneDetail: 'Lo que alguien solicita aparece aquí hasta que se decide.',
  decided: 'Decisiones recientes',
  decidedNone: 'Todavía no se ha decidido nada.',
  to: (toName) => `A ${toName}`,
  from: (fromName) => `Desde ${fromName}`,
  onDay: (day) => `El ${day}`,
  asSoon: 'En cuanto se apruebe',
  decisions: {
    waiting: (by, moment) => `Solicitado por ${by}, ${moment}`,
    approved: (by, moment) => `Aprobado por ${by}, ${moment}`,
    declined: (by, moment) => `Rechazado por ${by}, ${moment}`,
    withdrawn: (by, moment) => `Retirado por ${by}, ${moment}`,
    expired: (_by, moment) => `Nadie decidió antes de ${ended(moment)} No se envió dinero.`,
  },
  until: (moment) => `Se puede aprobar hasta ${moment}`,
  reason: (reason) => `Motivo: ${reason}`,
  memo: (memo) => `Nota: ${memo}`,
  yours: 'Usted lo solicitó, así que decide otra persona.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  ofPayment: (what, amount, toName) => `${what}: ${amount} a ${toName}`,
  keep: 'Ahora no',
  approving: {
    title: (amount, toName) => `¿Aprobar ${amount} a ${toName}?`,
    what: 'Se comprueban de nuevo todas las reglas y los límites, tal como están ahora.',
    done: (amount, toName) => `Aprobado: ${amount} a ${toName}`,
    outcomes: {
      sent: 'El dinero está en camino.',
      held: 'Queda retenido hasta que lo revisemos. El historial de transferencias muestra cuándo se envía.',
      waits: 'Como primer pago a alguien nuevo espera, y mientras tanto se puede cancelar.',
      scheduled: 'Sale en su día, si hay suficiente dinero en la cuenta.',
      paid: 'La factura está pagada.',
    },
  },
  declining: {
    title: (amount, toName) => `¿Rechazar ${amount} a ${toName}?`,
    what: 'No se envía dinero.',
    reason: 'Motivo',
    reasonHint: (askedBy) => `${askedBy} lo lee.`,
    reasonNeeded: 'Escriba un motivo.',
    done: (amount, toName) => `Rechazado: ${amount} a ${toName}`,
    doneDetail: (askedBy) => `Se avisa a ${ended(askedBy)} No se envió dinero.`,
  },
  withdrawing: {
    title: (amount, toName) => `¿Retirar ${amount} a ${toName}?`,
    what: 'No se envía dinero y ya nadie tiene que decidir.',
    done: (amount, toName) => `Retirado: ${amount} a ${toName}`,
    doneDetail: 'No se envió dinero.',
  },
  asking: {
    title: '¿Solicitar aprobación?',
    what: 'No se envía dinero antes de que alguien lo apruebe. Se avisa en seguida a quienes pueden aprobar.',
    ask: (amount, toName) => `Solicitar ${amount} a ${toName}`,
    change: 'Cambiar',
    to: 'A',
    amount: 'Monto',
    from: 'Desde',
    when: 'Cuándo',
    submit: 'Solicitar aprobación',
    submitting: 'Solicitando...',
    done: (amount, toName) => `Solicitado: ${amount} a ${toName}`,
    doneDetail: (moment) =>
      `Se puede aprobar hasta ${ended(moment)} Le avisaremos cuando se decida.`,
    see: 'Ver lo que espera',
  },
  line: {
    heading: 'Espera su decisión',
    view: 'Aprobaciones',
    more: (count) => `y ${count} más`,
  },
};

export const approvalsWords = { en, es };
