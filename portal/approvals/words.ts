import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { ApprovalOutcome } from '#contract/approvals/approvals.ts';
import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { NameCheck } from '#contract/recipients/recipients.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const outcomes: Readonly<Record<ApprovalOutcome, string>> = {
  sent: 'The money is on its way.',
  held: 'We are reviewing it before we send it. The transfer history shows its status.',
  waits:
    'It is a first payment to a new recipient, so it waits. It can be cancelled until it is sent.',
  scheduled: 'It is sent on its date if there is enough money in the account.',
  paid: 'The bill is paid.',
};

const decisions: Readonly<Record<ApprovalStatus, (by: string, moment: string) => string>> = {
  waiting: (by, moment) => `Requested by ${by}, ${moment}`,
  approved: (by, moment) => `Approved by ${by}, ${moment}`,
  declined: (by, moment) => `Declined by ${by}, ${moment}`,
  withdrawn: (by, moment) => `Withdrawn by ${by}, ${moment}`,
  expired: (_by, moment) => `Nobody decided before ${ended(moment)} No money was sent.`,
};

/** The purpose of a large first payment, in the third person: the asker has stated it. */
const purposes: Readonly<Record<PaymentPurpose, string>> = {
  goods: 'a purchase',
  'rent-or-bill': 'rent or a bill',
  'family-or-friend': 'family or a friend',
  investment: 'an investment',
  'bank-or-police': 'the bank or the police asked for it',
  other: 'something else',
};

/** The asker's result of the name check, for the approver. */
const nameChecks: Readonly<Record<NameCheckOutcome, (name: string) => string>> = {
  match: () => 'Name checked: it matches our member’s.',
  close: (name) => `Name checked: our member with these details is ${ended(name)}`,
  other: () => 'Name checked: the details are not in this name.',
  unknown: () => 'The name cannot be checked at other banks.',
};

const en = {
  waiting: 'Waiting for approval',
  waitingDetail: 'These payments are not sent until someone approves them.',
  loading: 'Loading payments waiting for approval',
  failed: 'Payments waiting for approval cannot be shown right now.',
  none: 'No payments are waiting for approval',
  noneDetail: 'Payments that need approval are listed here until they are decided.',
  decided: 'Recent decisions',
  decidedNone: 'Nothing has been decided yet.',
  to: (toName: string) => `To ${toName}`,
  from: (fromName: string) => `From ${fromName}`,
  onDay: (day: string) => `On ${day}`,
  asSoon: 'As soon as it is approved',
  firstPaymentWaits: (hours: number) =>
    `If this is the first payment to this recipient, we hold it for ${counted(hours, 'hour', 'hours')} before we send it. It can be cancelled until then.`,
  held: 'We review transfers of this size before we send them. When it arrives depends on the review.',
  otherBank: (typed: string) =>
    `Requested with “${typed}” as the bank, but the routing number belongs to the bank above.`,
  decisions,
  until: (moment: string) => `Can be approved until ${moment}`,
  reason: (reason: string) => `Reason: ${reason}`,
  memo: (memo: string) => `Memo: ${memo}`,
  purpose: (what: PaymentPurpose) => `Purpose: ${purposes[what]}`,
  nameCheck: (check: NameCheck) => nameChecks[check.outcome]('name' in check ? check.name : ''),
  yours: 'You requested this payment, so another person decides.',
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
  /** Accessible names of the buttons, which name their payment. */
  ofPayment: (what: string, amount: string, toName: string) => `${what}: ${amount} to ${toName}`,
  keep: 'Not now',
  approving: {
    title: (amount: string, toName: string) => `Approve ${amount} to ${toName}?`,
    what: 'We check the balance and all limits again before the payment is made.',
    done: (amount: string, toName: string) => `Approved: ${amount} to ${toName}`,
    outcomes,
    fraud: {
      title: 'Stop. This may be a scam.',
      detail: (askedBy: string, phone: string) =>
        `Neither we nor the police ever ask anyone to move money. Talk to ${askedBy} first, and call us at ${ended(phone)}`,
    },
    otherName: {
      title: (toName: string) => `These details are not in the name of ${toName}`,
      detail: (toName: string) =>
        `Before you approve, call ${toName} at a number you already know. Scammers send their own details under a name you trust.`,
    },
  },
  declining: {
    title: (amount: string, toName: string) => `Decline ${amount} to ${toName}?`,
    what: 'No money will be sent.',
    reason: 'Reason',
    reasonHint: (askedBy: string) => `${askedBy} will see this reason.`,
    reasonNeeded: 'Enter a reason.',
    done: (amount: string, toName: string) => `Declined: ${amount} to ${toName}`,
    doneDetail: (askedBy: string) => `We have notified ${ended(askedBy)} No money was sent.`,
  },
  withdrawing: {
    title: (amount: string, toName: string) => `Withdraw ${amount} to ${toName}?`,
    what: 'No money will be sent, and the approvers no longer have to decide.',
    done: (amount: string, toName: string) => `Withdrawn: ${amount} to ${toName}`,
    doneDetail: 'No money was sent.',
  },
  asking: {
    title: 'Request approval?',
    what: 'No money is sent until someone approves the payment. We notify the approvers right away.',
    ask: (amount: string, toName: string) => `Request ${amount} to ${toName}`,
    change: 'Change',
    to: 'To',
    amount: 'Amount',
    from: 'From',
    when: 'When',
    memo: 'Memo',
    submit: 'Request approval',
    submitting: 'Requesting...',
    done: (amount: string, toName: string) => `Approval requested: ${amount} to ${toName}`,
    doneDetail: (moment: string) =>
      `It can be approved until ${ended(moment)} We will notify you when it is decided.`,
    see: 'See payments waiting',
  },
  line: {
    heading: 'Waiting for you',
    view: 'Approvals',
    more: (count: number) => `and ${count} more`,
  },
};

/** The asker's result of the name check, for the approver. */
const nameChecksInSpanish: Readonly<Record<NameCheckOutcome, (name: string) => string>> = {
  match: () => 'Nombre comprobado: coincide con el de nuestro miembro.',
  close: (name) => `Nombre comprobado: nuestro miembro con estos datos es ${ended(name)}`,
  other: () => 'Nombre comprobado: los datos no están a este nombre.',
  unknown: () => 'El nombre no se puede comprobar en otros bancos.',
};

const purposesInSpanish: Readonly<Record<PaymentPurpose, string>> = {
  goods: 'una compra',
  'rent-or-bill': 'alquiler o una factura',
  'family-or-friend': 'familia o un amigo',
  investment: 'una inversión',
  'bank-or-police': 'lo pidió el banco o la policía',
  other: 'otra cosa',
};

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
  purpose: (what) => `Propósito: ${purposesInSpanish[what]}`,
  nameCheck: (check) => nameChecksInSpanish[check.outcome]('name' in check ? check.name : ''),
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
