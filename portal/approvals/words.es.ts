import type { NameCheckOutcome } from '#contract/recipients/name-check-terms.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { counted } from '../language/counted.ts';
import { ended } from '../language/ended.ts';
import { approvals as en } from './words.en.ts';

/** What the asker was told of the name of the recipient, to whoever decides. */
const nameChecks: Readonly<Record<NameCheckOutcome, (name: string) => string>> = {
  match: () => 'Nombre comprobado: coincide con el de nuestro miembro.',
  close: (name) => `Nombre comprobado: nuestro miembro con estos datos es ${ended(name)}`,
  other: () => 'Nombre comprobado: los datos no están a este nombre.',
  unknown: () => 'El nombre no se puede comprobar en otros bancos.',
};

const purposes: Readonly<Record<PaymentPurpose, string>> = {
  goods: 'una compra',
  'rent-or-bill': 'alquiler o una factura',
  'family-or-friend': 'familia o un amigo',
  investment: 'una inversión',
  'bank-or-police': 'lo pidió el banco o la policía',
  other: 'otra cosa',
};

/** Words for payments that one person asks for and another approves. */
const es: typeof en = {
  waiting: 'En espera de aprobación',
  waitingDetail: 'Estos pagos no se envían hasta que alguien los apruebe.',
  loading: 'Cargando los pagos en espera de aprobación',
  failed: 'Los pagos en espera de aprobación no se pueden mostrar en este momento.',
  none: 'No hay pagos en espera de aprobación',
  noneDetail: 'Los pagos que necesitan aprobación aparecen aquí hasta que se deciden.',
  decided: 'Decisiones recientes',
  decidedNone: 'Todavía no se ha decidido nada.',
  to: (toName) => `A ${toName}`,
  from: (fromName) => `Desde ${fromName}`,
  onDay: (day) => `El ${day}`,
  asSoon: 'En cuanto se apruebe',
  firstPaymentWaits: (hours) =>
    `Si es el primer pago a este destinatario, lo retenemos ${counted(hours, 'hora', 'horas')} antes de enviarlo. Hasta entonces se puede cancelar.`,
  held: 'Revisamos las transferencias de este monto antes de enviarlas. La fecha de llegada depende de la revisión.',
  otherBank: (typed) =>
    `Se solicitó con «${typed}» como banco, pero el número de ruta es del banco de arriba.`,
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
  purpose: (what) => `Propósito: ${purposes[what]}`,
  nameCheck: (check) => nameChecks[check.outcome]('name' in check ? check.name : ''),
  yours: 'Usted solicitó este pago, así que decide otra persona.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  ofPayment: (what, amount, toName) => `${what}: ${amount} a ${toName}`,
  keep: 'Ahora no',
  approving: {
    title: (amount, toName) => `¿Aprobar ${amount} a ${toName}?`,
    what: 'Volvemos a verificar el saldo y todos los límites antes de hacer el pago.',
    done: (amount, toName) => `Aprobado: ${amount} a ${toName}`,
    outcomes: {
      sent: 'El dinero está en camino.',
      held: 'Lo estamos revisando antes de enviarlo. El historial de transferencias muestra su estado.',
      waits:
        'Es un primer pago a un destinatario nuevo, por eso espera. Se puede cancelar hasta que se envíe.',
      scheduled: 'Se envía en su fecha si hay suficiente dinero en la cuenta.',
      paid: 'La factura está pagada.',
    },
    fraud: {
      title: 'Deténgase. Puede ser una estafa.',
      detail: (askedBy, phone) =>
        `Ni nosotros ni la policía pedimos nunca que alguien mueva dinero. Hable antes con ${askedBy} y llámenos al ${ended(phone)}`,
    },
    otherName: {
      title: (toName) => `Estos datos no están a nombre de ${toName}`,
      detail: (toName) =>
        `Antes de aprobar, llame a ${toName} a un número que usted ya conozca. Los estafadores envían sus propios datos con un nombre en el que usted confía.`,
    },
  },
  declining: {
    title: (amount, toName) => `¿Rechazar ${amount} a ${toName}?`,
    what: 'No se enviará dinero.',
    reason: 'Motivo',
    reasonHint: (askedBy) => `${askedBy} verá este motivo.`,
    reasonNeeded: 'Escriba un motivo.',
    done: (amount, toName) => `Rechazado: ${amount} a ${toName}`,
    doneDetail: (askedBy) => `Ya avisamos a ${ended(askedBy)} No se envió dinero.`,
  },
  withdrawing: {
    title: (amount, toName) => `¿Retirar ${amount} a ${toName}?`,
    what: 'No se enviará dinero, y quienes aprueban ya no tienen que decidir.',
    done: (amount, toName) => `Retirado: ${amount} a ${toName}`,
    doneDetail: 'No se envió dinero.',
  },
  asking: {
    title: '¿Solicitar aprobación?',
    what: 'No se envía dinero hasta que alguien apruebe el pago. Avisamos de inmediato a quienes pueden aprobarlo.',
    ask: (amount, toName) => `Solicitar ${amount} a ${toName}`,
    change: 'Cambiar',
    to: 'A',
    amount: 'Monto',
    from: 'Desde',
    when: 'Cuándo',
    memo: 'Nota',
    submit: 'Solicitar aprobación',
    submitting: 'Solicitando...',
    done: (amount, toName) => `Aprobación solicitada: ${amount} a ${toName}`,
    doneDetail: (moment) =>
      `Se puede aprobar hasta ${ended(moment)} Le avisaremos cuando se decida.`,
    see: 'Ver los pagos en espera',
  },
  line: {
    heading: 'Espera su decisión',
    view: 'Aprobaciones',
    more: (count) => `y ${count} más`,
  },
};

export const approvalsWords = { en, es };
