import type { BillStatus } from '#contract/bills/bills.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import type { BillFault } from './bill-draft.ts';
import { bills as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const statuses: Record<BillStatus, string> = {
  scheduled: 'Programado',
  paid: 'Pagado',
  failed: 'No se pagó',
  cancelled: 'Cancelado',
};

const categories: Record<PayeeCategory, string> = {
  Utilities: 'Servicios públicos',
  Transfer: 'Transferencia',
  Transportation: 'Transporte',
  Shopping: 'Compras',
};

const form: typeof en.form = {
  payee: 'Beneficiario',
  choosePayee: 'Elija un beneficiario',
  managePayees: 'Administrar beneficiarios',
  from: 'Cuenta de origen',
  /** An account in a list: its name, its last digits and what is in it. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  amount: 'Monto',
  most: (amount: string) => `Hasta ${amount} por pago.`,
  date: 'Fecha de pago',
  repeat: 'Repetir',
  memo: 'Nota',
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

/** What stands at a control that is missing or wrong; an alert says what happened, if anything did. */
const faults: Record<BillFault, string> = {
  'payee needed': 'Elija a quién pagar.',
  'amount needed': 'Escriba un monto mayor que $0.00.',
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

/** What stands before the member confirms. */
const review: typeof en.review = {
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

const outcome: typeof en.outcome = {
  paid: (amount: string, payee: string) => `Se pagaron ${amount} a ${payee}`,
  paidDetail: (label: string) => `Transacción ${label}`,
  scheduled: (amount: string, payee: string) => `${amount} a ${payee}: pago programado`,
  scheduledDetail: (moment: string, isSeries: boolean) =>
    `Se pagará el ${moment}, si hay fondos suficientes en la cuenta. Si no, no se mueve dinero, le avisamos y este pago no se intenta de nuevo${isSeries ? '; los siguientes siguen programados' : ''}.`,
  see: 'Ver sus pagos',
};

const payments: typeof en.payments = {
  upcoming: 'Próximos',
  noUpcoming: 'No hay pagos programados.',
  loading: 'Cargando sus pagos',
  failed: 'No podemos mostrar sus pagos',
  /** What a line says below the payee. */
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
  showMore: 'Mostrar más',
  loadingMore: 'Cargando más...',
  moreFailed: 'No se pudieron cargar los siguientes pagos. No se movió dinero.',
  cancelled: (payee: string) => `Se canceló el pago a ${ended(payee)}`,
  seriesCancelled: (payee: string) => `Se cancelaron los pagos a ${ended(payee)}`,
};

const cancellation: typeof en.cancellation = {
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

const payees: typeof en.payees = {
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
  categories,
  looksLike: (name: string) => `Este nombre se parece a su beneficiario ${ended(name)}`,
  looksLikeDetail: (name: string) =>
    `Si una factura o un mensaje le pidió agregarlo, llame a ${name} a un número que ya conozca antes de pagar.`,
  nameMissing: 'Escriba el nombre del beneficiario.',
  nameTaken: 'Escriba otro nombre. Ya tiene un beneficiario con este.',
  accountNumberWrong: 'Escriba de 3 a 30 letras y dígitos, o déjelo vacío.',
  add: 'Agregar beneficiario',
  adding: 'Agregando...',
};

/** What the portal says about bills. */
const es: typeof en = {
  title: 'Pagar cuentas',
  description: 'Pague ahora, el día que elija o de forma periódica.',
  sections: 'Secciones de Pagar cuentas',
  payTab: 'Hacer un pago',
  paymentsTab: (scheduled: number) => (scheduled === 0 ? 'Pagos' : `Pagos (${scheduled})`),
  payeesTab: 'Beneficiarios',
  statuses,
  form,
  faults,
  review,
  outcome,
  payments,
  cancellation,
  payees,
};

export const billsWords = { en, es };
