import { disputes as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const reasons: typeof en.reasons = {
  'not-mine': 'No lo hice ni lo autoricé',
  'wrong-amount': 'El monto es incorrecto',
  'charged-twice': 'Me cobraron dos veces',
  'not-received': 'No recibí lo que pagué',
  'returned-no-refund': 'Lo devolví y no me reembolsaron',
  other: 'Otro motivo',
};

const statuses: typeof en.statuses = {
  open: { name: 'Abierta', meaning: 'La estamos investigando. Todavía no se movió dinero.' },
  credited: {
    name: 'Abono provisional',
    meaning: 'Seguimos investigando. Mientras tanto usted tiene el dinero.',
  },
  'resolved-for': { name: 'Resuelta a su favor', meaning: 'El dinero es suyo.' },
  'resolved-against': {
    name: 'Resuelta en su contra',
    meaning: 'Encontramos que el movimiento era correcto.',
  },
  withdrawn: { name: 'Retirada', meaning: 'Usted retiró esta disputa.' },
};

/** What disputing a transaction says. */
const es: typeof en = {
  mark: 'En disputa',
  dispute: 'Disputar este movimiento',
  until: (date) =>
    `Puede disputarlo hasta el ${date}, contado desde el primer estado de cuenta que lo muestra.`,
  tooLate: (date) =>
    `Se podía disputar hasta el ${date}, contado desde el primer estado de cuenta que lo mostró.`,
  reasons,
  statuses,

  form: {
    title: 'Disputar este movimiento',
    reason: 'Qué está mal',
    chooseReason: 'Elija un motivo',
    amount: 'Monto en disputa',
    amountHint: (most) => `${most} o menos`,
    story: 'Qué pasó',
    storyHint: 'Nos ayudan las fechas, los nombres y lo que ya intentó.',
    clock: (creditBy, decideBy) =>
      `Si no lo hemos resuelto para el ${creditBy}, ese día le abonamos el monto de forma provisional. Lo resolvemos a más tardar el ${ended(decideBy)}`,
    cancel: 'Cancelar',
    submit: 'Abrir disputa',
    submitting: 'Abriendo disputa...',
    opened: 'Disputa abierta',
    reasonNeeded: 'Elija qué está mal.',
    amountNeeded: 'Escriba un monto mayor que $0.00.',
    storyNeeded: 'Cuéntenos qué pasó.',
  },

  tracker: {
    heading: 'Su disputa',
    amount: (amount) => `Usted disputa ${ended(amount)}`,
    steps: {
      opened: 'Disputa abierta',
      credit: 'Abono provisional',
      decision: 'Resolución',
      withdrawn: 'Retirada',
      takeBack: 'Abono retirado',
    },
    done: (date) => `Hecho el ${date}`,
    creditDue: (date) => `El ${date}, si no la resolvemos antes`,
    noCredit: 'No hizo falta',
    decisionDue: (date) => `A más tardar el ${date}`,
    takeBackDue: (date) => `El ${date}`,
    explanation: (text) => `Lo que encontramos: ${text}`,
    withdraw: 'Retirar la disputa',
  },

  withdrawal: {
    title: '¿Retirar esta disputa?',
    open: 'Dejamos de investigar. No se mueve dinero.',
    credited: (amount) =>
      `Dejamos de investigar, y el abono provisional de ${amount} sale de su cuenta ahora.`,
    keep: 'Mantenerla abierta',
    confirm: 'Retirar la disputa',
    done: 'Disputa retirada',
  },
};

export const disputesWords = { en, es };
