import type { DisputeReason, DisputeStatus } from '#contract/disputes/disputes.ts';
import { ended } from '../language/sentences.ts';

const reasons: Record<DisputeReason, string> = {
  'not-mine': 'I did not make or allow it',
  'wrong-amount': 'The amount is wrong',
  'charged-twice': 'I was charged twice',
  'not-received': 'I did not get what I paid for',
  'returned-no-refund': 'I returned it and got no refund',
  other: 'Something else',
};

const meant: Partial<Record<DisputeReason, string>> = {
  'not-mine': 'fraud scam stolen unauthorized unknown',
  'wrong-amount': 'wrong incorrect overcharged',
  'charged-twice': 'twice double duplicate',
  'not-received': 'undelivered missing',
  'returned-no-refund': 'refund returned',
};

const statuses: Record<DisputeStatus, { name: string; meaning: string }> = {
  open: { name: 'Open', meaning: 'We are looking into it. No money has moved yet.' },
  credited: {
    name: 'Provisional credit',
    meaning: 'We are still looking into it. You have the money in the meantime.',
  },
  'resolved-for': { name: 'Resolved in your favor', meaning: 'The money is yours to keep.' },
  'resolved-against': {
    name: 'Resolved against you',
    meaning: 'We found that the transaction was right.',
  },
  withdrawn: { name: 'Withdrawn', meaning: 'You withdrew this dispute.' },
};

const en = {
  mark: 'Disputed',
  dispute: 'Dispute this transaction',
  short: 'Dispute',
  until: (date: string) =>
    `You can dispute it until ${date}, counted from the first statement that shows it.`,
  tooLate: (date: string) =>
    `It could be disputed until ${date}, counted from the first statement that showed it.`,
  reasons,
  /** The words by which a reason is typed. */
  meant,
  statuses,

  form: {
    title: 'Dispute this transaction',
    reason: 'What is wrong',
    chooseReason: 'Choose a reason',
    amount: 'Amount you dispute',
    amountHint: (most: string) => `${most} or less`,
    story: 'What happened',
    storyHint: 'Dates, names and what you have already tried help us.',
    clock: (creditBy: string, decideBy: string) =>
      `If we have not decided by ${creditBy}, you get the amount back provisionally that day. We decide by ${ended(decideBy)}`,
    submit: 'Open dispute',
    submitting: 'Opening dispute...',
    opened: 'Dispute opened',
    reasonNeeded: 'Please choose what is wrong.',
    amountNeeded: 'Please enter an amount above $0.00.',
    storyNeeded: 'Please say what happened.',
  },

  tracker: {
    heading: 'Your dispute',
    amount: (amount: string) => `You dispute ${ended(amount)}`,
    steps: {
      opened: 'Dispute opened',
      credit: 'Provisional credit',
      decision: 'Decision',
      withdrawn: 'Withdrawn',
      takeBack: 'Credit taken back',
    },
    done: (date: string) => `Done on ${date}`,
    creditDue: (date: string) => `On ${date}, if we have not decided by then`,
    noCredit: 'Not needed',
    decisionDue: (date: string) => `By ${date}`,
    takeBackDue: (date: string) => `On ${date}`,
    explanation: (text: string) => `What we found: ${text}`,
    withdraw: 'Withdraw dispute',
  },

  withdrawal: {
    title: 'Withdraw this dispute?',
    open: 'We stop looking into it. No money moves.',
    credited: (amount: string) =>
      `We stop looking into it, and the provisional credit of ${amount} leaves your account now.`,
    keep: 'Keep it open',
    confirm: 'Withdraw dispute',
    done: 'Dispute withdrawn',
  },
};

const reasonsInSpanish: typeof en.reasons = {
  'not-mine': 'No lo hice ni lo autoricé',
  'wrong-amount': 'El monto es incorrecto',
  'charged-twice': 'Me cobraron dos veces',
  'not-received': 'No recibí lo que pagué',
  'returned-no-refund': 'Lo devolví y no me reembolsaron',
  other: 'Otro motivo',
};

const meantInSpanish: typeof meant = {
  'not-mine': 'fraude estafa robo desconocido autorizado autoricé',
  'wrong-amount': 'incorrecto equivocado',
  'charged-twice': 'doble duplicado dos veces',
  'not-received': 'recibí recibido llegó',
  'returned-no-refund': 'reembolso devolví devuelto',
};

const statusesInSpanish: typeof en.statuses = {
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

const es: typeof en = {
  mark: 'En disputa',
  dispute: 'Disputar este movimiento',
  short: 'Disputar',
  until: (date) =>
    `Puede disputarlo hasta el ${date}, contado desde el primer estado de cuenta que lo muestra.`,
  tooLate: (date) =>
    `Se podía disputar hasta el ${date}, contado desde el primer estado de cuenta que lo mostró.`,
  reasons: reasonsInSpanish,
  meant: meantInSpanish,
  statuses: statusesInSpanish,

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
