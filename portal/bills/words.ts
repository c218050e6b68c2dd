import type { BillReason, BillStatus } from '#contract/bills/bills.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import type { BillFault } from './bill-draft.ts';
import { ended } from '../language/sentences.ts';

const statuses: Record<BillStatus, string> = {
  scheduled: 'Scheduled',
  paid: 'Paid',
  failed: 'Not paid',
  cancelled: 'Cancelled',
};

const categories: Record<PayeeCategory, string> = {
  Utilities: 'Utilities',
  Transfer: 'Transfer',
  Transportation: 'Transportation',
  Shopping: 'Shopping',
};

const form = {
  payee: 'Payee',
  choosePayee: 'Choose a payee',
  managePayees: 'Manage payees',
  from: 'From account',
  /** An account in a list: its name, its last digits and its balance. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  amount: 'Amount',
  most: (amount: string) => `Up to ${amount} at a time.`,
  date: 'Payment date',
  repeat: 'Repeat',
  memo: 'Memo',
  lastTime: (amount: string, date: string) => `Last time ${amount}, on ${ended(date)}`,
  isMerchant: (merchant: string, payee: string) => `Is ${merchant} the ${payee} that you pay?`,
  fillIn: 'Yes, fill it in',
  owed: (amount: string) => `You owe ${amount} on this card now.`,
  mostToCard: (amount: string) =>
    `Enter at most ${amount}: more than that cannot be paid to this card now.`,
  paidToday: 'It is paid as soon as you schedule it.',
  paidLater: (date: string, time: string) =>
    `It is paid on ${date} at ${time}, if there is enough money in the account.`,
  monthEnd: 'In shorter months it is paid on the last day.',
  submit: 'Schedule Payment',
  submitting: 'Scheduling...',
  noPayeeHere: 'There are no payees yet. A person who manages payees has to add one first.',
  noPayee: 'You have no payees yet.',
  addPayee: 'Add a payee',
  noAccount: 'You have no account to pay from.',
  loading: 'Loading your payees and accounts',
  failed: 'You cannot schedule a payment right now',
};

const faults: Record<BillFault, string> = {
  'payee needed': 'Choose who to pay.',
  'date needed': 'Choose the payment date.',
  'date wrong': 'This date does not exist. Choose another.',
  AMOUNT_NOT_POSITIVE: 'Enter an amount above $0.00.',
  UNKNOWN_ACCOUNT: 'Choose one of your accounts.',
  UNKNOWN_PAYEE: 'Choose another payee.',
  DATE_PAST: 'Choose today or a later day.',
  DATE_TOO_FAR: 'Choose a day within a year.',
  INSUFFICIENT_FUNDS: 'Enter an amount that is available, or choose a later date.',
  MORE_THAN_OWED: 'Enter a smaller amount: this is more than can be paid to the card now.',
  OVER_BILL_LIMIT: 'Enter a smaller amount: this is over the limit for one payment.',
};

const review = {
  title: 'Review your payment',
  pay: (amount: string, payee: string) => `Pay ${amount} to ${payee}`,
  schedule: (amount: string, payee: string) => `Schedule ${amount} to ${payee}`,
  change: 'Change',
  now: 'Today, right away',
  onDay: (day: string, time: string) => `${day} at ${time}`,
  left: 'Left in the account',
  nowDetail:
    'The money leaves your account as soon as you confirm. Once a payment is made, it cannot be cancelled.',
  laterDetail:
    'No money leaves your account today. You can cancel the payment under Payments until the day it is paid. If there is not enough money in the account then, no money moves and we let you know.',
};

const outcome = {
  paid: (amount: string, payee: string) => `${amount} was paid to ${payee}`,
  paidDetail: (label: string) => `Transaction ${label}`,
  scheduled: (amount: string, payee: string) => `${amount} to ${payee} is scheduled`,
  scheduledDetail: (moment: string, isSeries: boolean) =>
    `It will be paid on ${moment}, if there is enough money in the account. If not, no money moves, we let you know, and we do not try this payment again${isSeries ? '; the payments after it stay scheduled' : ''}.`,
  see: 'See your payments',
};

const payments = {
  upcoming: 'Upcoming',
  noUpcoming: 'No payment is scheduled.',
  loading: 'Loading your payments',
  failed: 'Your payments cannot be shown',
  /** The text of a line below the payee. */
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancel',
  cancelOf: (payee: string, date: string) => `Cancel the payment to ${payee} on ${date}`,
  settled: 'Recent',
  noSettled: 'Past payments will be listed here.',
  failedWhy: {
    'insufficient-funds': 'There was not enough money in the account. No money moved.',
    'more-than-owed': 'It was more than could be paid to the card that day. No money moved.',
    'not-confirmed':
      'Payments that day would have been over the amount that we send without your confirmation. No money moved.',
  } satisfies Record<BillReason, string>,
  moreFailed: 'The next payments could not be loaded. No money was moved.',
  cancelled: (payee: string) => `The payment to ${payee} is cancelled.`,
  seriesCancelled: (payee: string) => `The payments to ${payee} are cancelled.`,
};

const cancellation = {
  title: 'Cancel this payment?',
  payment: (amount: string, payee: string, date: string) => `${amount} to ${payee} on ${date}`,
  single: 'It will not be paid.',
  ofSeries: (repeat: string) =>
    `It repeats ${ended(repeat.toLowerCase())} You can cancel only this one, or this one and all that follow.`,
  keep: 'Keep it',
  one: 'Cancel payment',
  onlyThis: 'Cancel only this one',
  series: 'Cancel the series',
};

const payees = {
  heading: 'Your payees',
  empty: 'No payees yet.',
  loading: 'Loading your payees',
  failed: 'Your payees cannot be shown',
  accountNumber: (masked: string) => `Account ${masked}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeDetail: 'You can add this payee again later. Past payments stay in your history.',
  keep: 'Keep',
  addHeading: 'Add a payee',
  name: 'Name',
  accountNumberField: 'Account number with the payee',
  accountNumberHint: 'As printed on the bill: 3 to 30 letters and digits.',
  category: 'Category',
  categoryHint: 'Your history lists the payments under it. For a card or a loan, choose Transfer.',
  categories,
  looksLike: (name: string) => `This name looks like your payee ${ended(name)}`,
  looksLikeDetail: (name: string) =>
    `If a bill or a message told you to add this payee, call ${name} at a number you already know before you pay.`,
  nameMissing: 'Enter the name of the payee.',
  nameTaken: 'Enter another name. You already have a payee with this one.',
  accountNumberWrong: 'Enter 3 to 30 letters and digits, or leave it empty.',
  add: 'Add payee',
  adding: 'Adding...',
};

const en = {
  title: 'Pay Bills',
  description: 'Pay now, on a date you choose, or on a regular schedule.',
  sections: 'Bill payment sections',
  payTab: 'Pay a bill',
  paymentsTab: (scheduled: number) => (scheduled === 0 ? 'Payments' : `Payments (${scheduled})`),
  payeesTab: 'Payees',
  statuses,
  form,
  faults,
  review,
  outcome,
  payments,
  cancellation,
  payees,
};

const statusesInSpanish: Record<BillStatus, string> = {
  scheduled: 'Programado',
  paid: 'Pagado',
  failed: 'No se pagó',
  cancelled: 'Cancelado',
};

const categoriesInSpanish: Record<PayeeCategory, string> = {
  Utilities: 'Servicios públicos',
  Transfer: 'Transferencia',
  Transportation: 'Transporte',
  Shopping: 'Compras',
};

const formInSpanish: typeof en.form = {
  payee: 'Beneficiario',
  choosePayee: 'Elija un beneficiario',
  managePayees: 'Administrar beneficiarios',
  from: 'Cuenta de origen',
  /** An account in a list: its name, its last digits and its balance. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  amount: 'Monto',
  most: (amount: string) => `Hasta ${amount} por pago.`,
  date: 'Fecha de pago',
  repeat: 'Repetir',
  memo: 'Nota',
  lastTime: (amount, date) => `La última vez, ${amount}, el ${ended(date)}`,
  isMerchant: (merchant, payee) => `¿Es ${merchant} lo que usted paga como ${payee}?`,
  fillIn: 'Sí, completar',
  owed: (amount: string) => `Ahora debe ${amount} en esta tarjeta.`,
  mostToCard: (amount: string) =>
    `Escriba ${amount} como máximo: ahora no se puede pagar más a esta tarjeta.`,
  paidToday: 'Se paga en cuanto usted lo programa.',
  paidLater: (date: string, time: string) =>
    `Se paga el ${date} a las ${time}, si hay fondos suficientes en la cuenta.`,
  monthEnd: 'En los meses más cortos se paga el último día.',
  submit: 'Programar pago',
  submitting: 'Programando...',
  noPayeeHere:
    'Todavía no hay beneficiarios. Una persona que los administre debe agregar uno primero.',
  noPayee: 'Aún no tiene beneficiarios.',
  addPayee: 'Agregar un beneficiario',
  noAccount: 'No tiene una cuenta desde la cual pagar.',
  loading: 'Cargando sus beneficiarios y cuentas',
  failed: 'En este momento no puede programar un pago',
};

const faultsInSpanish: Record<BillFault, string> = {
  'payee needed': 'Elija a quién pagar.',
  'date needed': 'Elija la fecha de pago.',
  'date wrong': 'Ese día no existe. Elija otro.',
  AMOUNT_NOT_POSITIVE: 'Escriba un monto mayor que $0.00.',
  UNKNOWN_ACCOUNT: 'Elija una de sus cuentas.',
  UNKNOWN_PAYEE: 'Elija otro beneficiario.',
  DATE_PAST: 'Elija hoy o un día posterior.',
  DATE_TOO_FAR: 'Elija un día dentro de un año.',
  INSUFFICIENT_FUNDS: 'Escriba un monto disponible o elija una fecha posterior.',
  MORE_THAN_OWED: 'Escriba un monto menor: es más de lo que se puede pagar ahora a la tarjeta.',
  OVER_BILL_LIMIT: 'Escriba un monto menor: es más que el límite por pago.',
};

const reviewInSpanish: typeof en.review = {
  title: 'Revise su pago',
  pay: (amount, payee) => `Pagar ${amount} a ${payee}`,
  schedule: (amount, payee) => `Programar ${amount} para ${payee}`,
  change: 'Modificar',
  now: 'Hoy mismo, al confirmar',
  onDay: (day, time) => `${day}, a las ${time}`,
  left: 'Queda en la cuenta',
  nowDetail:
    'El dinero sale de su cuenta en cuanto usted confirma. Una vez hecho, el pago no se puede cancelar.',
  laterDetail:
    'Hoy no sale dinero de su cuenta. Puede cancelar el pago en Pagos hasta el día en que se paga. Si no hay fondos suficientes en la cuenta, no se mueve dinero y le avisamos.',
};

const outcomeInSpanish: typeof en.outcome = {
  paid: (amount: string, payee: string) => `Se pagaron ${amount} a ${payee}`,
  paidDetail: (label: string) => `Transacción ${label}`,
  scheduled: (amount: string, payee: string) => `${amount} a ${payee}: pago programado`,
  scheduledDetail: (moment: string, isSeries: boolean) =>
    `Se pagará el ${moment}, si hay fondos suficientes en la cuenta. Si no, no se mueve dinero, le avisamos y este pago no se intenta de nuevo${isSeries ? '; los siguientes siguen programados' : ''}.`,
  see: 'Ver sus pagos',
};

const paymentsInSpanish: typeof en.payments = {
  upcoming: 'Próximos',
  noUpcoming: 'No hay pagos programados.',
  loading: 'Cargando sus pagos',
  failed: 'No podemos mostrar sus pagos',
  /** The text of a line below the payee. */
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancelar',
  cancelOf: (payee: string, date: string) => `Cancelar el pago a ${payee} del ${date}`,
  settled: 'Recientes',
  noSettled: 'Sus pagos anteriores aparecerán aquí.',
  failedWhy: {
    'insufficient-funds': 'No había fondos suficientes en la cuenta. No se movió dinero.',
    'more-than-owed': 'Era más de lo que se podía pagar ese día a la tarjeta. No se movió dinero.',
    'not-confirmed':
      'Los pagos de ese día habrían superado el monto que enviamos sin su confirmación. No se movió dinero.',
  },
  moreFailed: 'No se pudieron cargar los siguientes pagos. No se movió dinero.',
  cancelled: (payee: string) => `Se canceló el pago a ${ended(payee)}`,
  seriesCancelled: (payee: string) => `Se cancelaron los pagos a ${ended(payee)}`,
};

const cancellationInSpanish: typeof en.cancellation = {
  title: '¿Cancelar este pago?',
  payment: (amount: string, payee: string, date: string) => `${amount} a ${payee} el ${date}`,
  single: 'No se pagará.',
  ofSeries: (repeat: string) =>
    `Se repite ${ended(repeat.toLowerCase())} Puede cancelar solo este, o este y todos los que siguen.`,
  keep: 'Conservarlo',
  one: 'Cancelar pago',
  onlyThis: 'Cancelar solo este',
  series: 'Cancelar la serie',
};

const payeesInSpanish: typeof en.payees = {
  heading: 'Sus beneficiarios',
  empty: 'Aún no hay beneficiarios.',
  loading: 'Cargando sus beneficiarios',
  failed: 'No podemos mostrar sus beneficiarios',
  accountNumber: (masked: string) => `Cuenta ${masked}`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar ${name}`,
  removeTitle: (name: string) => `¿Eliminar ${name}?`,
  removeDetail:
    'Puede agregarlo otra vez más adelante. Los pagos anteriores quedan en su historial.',
  keep: 'Conservar',
  addHeading: 'Agregar un beneficiario',
  name: 'Nombre',
  accountNumberField: 'Número de cuenta con el beneficiario',
  accountNumberHint: 'Como aparece en la factura: de 3 a 30 letras y dígitos.',
  category: 'Categoría',
  categoryHint:
    'Los pagos aparecen con ella en su historial. Para una tarjeta o un préstamo, elija Transferencia.',
  categories: categoriesInSpanish,
  looksLike: (name: string) => `Este nombre se parece a su beneficiario ${ended(name)}`,
  looksLikeDetail: (name: string) =>
    `Si una factura o un mensaje le pidió agregarlo, llame a ${name} a un número que ya conozca antes de pagar.`,
  nameMissing: 'Escriba el nombre del beneficiario.',
  nameTaken: 'Escriba otro nombre. Ya tiene un beneficiario con este.',
  accountNumberWrong: 'Escriba de 3 a 30 letras y dígitos, o déjelo vacío.',
  add: 'Agregar beneficiario',
  adding: 'Agregando...',
};

const es: typeof en = {
  title: 'Pagar cuentas',
  description: 'Pague ahora, el día que elija o de forma periódica.',
  sections: 'Secciones de Pagar cuentas',
  payTab: 'Hacer un pago',
  paymentsTab: (scheduled: number) => (scheduled === 0 ? 'Pagos' : `Pagos (${scheduled})`),
  payeesTab: 'Beneficiarios',
  statuses: statusesInSpanish,
  form: formInSpanish,
  faults: faultsInSpanish,
  review: reviewInSpanish,
  outcome: outcomeInSpanish,
  payments: paymentsInSpanish,
  cancellation: cancellationInSpanish,
  payees: payeesInSpanish,
};

export const billsWords = { en, es };
