import type { AchReturnCode } from '#contract/transfers/transfers.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { DateRange, TypeFilter } from '#contract/transactions/transactions.ts';
import type { ExportFormat } from '#contract/procedures/http-terms.ts';
import type { DayProblem } from './filter-problems.ts';
import { counted, formatCount } from '../language/format.ts';

const types: Record<TypeFilter, string> = { all: 'All', credit: 'Credit', debit: 'Debit' };

const ranges: Record<DateRange, string> = {
  '30days': 'Last 30 days',
  '90days': 'Last 90 days',
  '6months': 'Last 6 months',
  '1year': 'Last year',
  all: 'All history',
};

const dayProblems: Record<DayProblem, string> = {
  missing: 'Choose a complete date, such as March 31, 2026.',
  'out-of-range': 'Choose a year from 1900 to 2999.',
  backwards: 'The last day cannot be before the first.',
};

const postings: Record<PostingKind, string> = {
  opening: 'The account was opened with this amount.',
  'payment-in': 'This payment arrived and was added to your balance.',
  'payment-out': 'This payment was taken from your balance.',
  'payment-returned': 'A payment that was credited to you by mistake was taken back.',
  'transfer-made':
    'You moved money between your accounts. It left one and arrived in the other right away.',
  'transfer-sent': 'You confirmed a transfer, and its amount left your balance right away.',
  'transfer-completed': 'A transfer between your accounts arrived and was added to your balance.',
  'transfer-returned': 'A transfer was returned and added back to your balance.',
  'bill-paid': 'A bill was paid from this account.',
  'check-deposited': 'A check was deposited into this account by photo.',
  'deposit-returned': 'A deposited check was returned unpaid.',
  'dispute-credited': 'You were credited for a transaction that you disputed.',
  'dispute-reversed': 'The credit for a transaction that you disputed was taken back.',
  'loan-paid-out': 'Money that you borrowed was paid into this account.',
  'loan-paid': 'A loan was paid from this account.',
  'loan-fee': 'A late fee was added to a loan.',
};

const returnReasons: Record<AchReturnCode, string> = {
  R02: 'The account at the other bank is closed.',
  R03: 'The other bank found no account of that number and name.',
  R04: 'The account number is not one of the other bank.',
  R06: 'We asked the other bank to send it back.',
  R16: 'The account at the other bank is frozen.',
  R17: 'The other bank questioned it and sent it back.',
  R20: 'The account at the other bank takes no transfers.',
  R23: 'The recipient refused it.',
  R24: 'The other bank took it for a payment that it already had.',
};

const one = {
  label: 'Transaction details',
  open: (description: string, amount: string, date: string) =>
    `Details of ${description}, ${amount}, ${date}`,
  close: 'Close details',
  previous: 'Newer transaction',
  next: 'Older transaction',
  account: 'Account',
  balanceAfter: 'Balance after this',
  from: 'From',
  to: 'To',
  atBank: (accountNumber: string, bank: string) => `${accountNumber} at ${bank}`,
  memo: 'Memo',
  transaction: 'Transaction',
  reference: 'Reference',
  id: 'Permanent ID',
  why: 'Why this is here',
  postings,
  waits: (moment: string) =>
    `We hold large first payments. This one is on hold until ${moment}, and you can cancel it under Transfer Money.`,
  reason: (reason: string) =>
    `Reason: ${reason in returnReasons ? returnReasons[reason as AchReturnCode] : reason}`,
  repeat: 'Repeat transfer',
  loading: 'Loading the details',
  failed: 'The details could not be loaded.',
};

const exporting = {
  as: {
    csv: 'Export CSV',
    ofx: 'Export OFX',
    qif: 'Export QIF',
    camt053: 'Export camt.053',
  } satisfies Record<ExportFormat, string>,
  menu: 'Export',
  other: 'Other formats',
  busy: 'Exporting...',
  done: (rows: number) =>
    rows === 1 ? '1 transaction exported' : `${formatCount(rows)} transactions exported`,
  /** The limits of the file, where it does not hold all shown transactions. */
  held: {
    csv: 'Each payment is listed on the day it posted. A returned payment has a line of its own.',
    ofx: 'Only posted transactions: pending ones may still change.',
    qif: 'Only posted transactions. A program that reads the same days twice counts them twice, so choose OFX where it can read OFX.',
    camt053: 'Only posted transactions: pending ones may still change.',
  } satisfies Record<ExportFormat, string | null>,
  none: 'No transaction that matches the filters can be exported, so the file is empty.',
  failed: 'The file could not be created',
  fileName: (day: string, extension: string) => `transactions-${day}.${extension}`,
};

const en = {
  /** Where a notice leads to a transaction that cannot be shown. */
  ofNotice: {
    notOpened: 'This transaction cannot be shown',
    noTransaction: 'There is no matching transaction in your history.',
  },
  heading: 'Transactions',

  search: 'Search transactions',
  searchHint: 'Search name, amount, category',
  clearSearch: 'Clear search',
  type: 'Type',
  types,
  range: 'Date range',
  ranges,
  customRange: 'Custom range…',
  from: 'First day',
  to: 'Last day',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  dayProblems,
  filters: 'Filters',
  filtersCounted: (count: number) => `Filters, ${formatCount(count)} on`,
  showResults: (count: number | undefined) =>
    count === 1
      ? 'Show 1 transaction'
      : `Show ${count === undefined ? '' : `${formatCount(count)} `}transactions`,
  amount: 'Amount',
  category: 'Category',
  categoriesChosen: (first: string, more: number) => (more === 0 ? first : `${first} + ${more}`),
  status: 'Status',
  allStatuses: 'All statuses',
  amountFrom: 'Smallest amount',
  amountTo: 'Largest amount',
  amountAtLeast: (amount: string) => `${amount} or more`,
  amountAtMost: (amount: string) => `${amount} or less`,
  amountBetween: (least: string, most: string) => `${least} to ${most}`,
  amountsBackwards: 'The largest amount cannot be below the smallest.',
  account: 'Account',
  allAccounts: 'All accounts',
  filtersOn: 'Filters that are on',
  searchedFor: (text: string) => `“${text}”`,
  removeFilter: (filter: string) => `${filter}, remove filter`,
  clearFilters: 'Clear all filters',

  totals: 'Totals',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  net: 'Net',
  /** Before the amounts that other sums of the portal leave out, or that statements count besides. */
  betweenOwn: 'Of this, between your own accounts:',
  cameBack: 'Not counted, returned or cancelled:',
  count: 'Transactions',
  found: (count: number) =>
    count === 1 ? '1 transaction found' : `${formatCount(count)} transactions found`,

  exporting,
  one,

  scheduled: {
    heading: 'Scheduled',
    next: (count: number, day: string) =>
      count === 1 ? `· ${day}` : `· ${formatCount(count)}, next ${day}`,
  },
  history: 'History',
  inGroup: (count: number) =>
    count === 1 ? '1 transaction' : `${formatCount(count)} transactions`,
  /** Read out before a figure that stands alone on the screen. */
  groupTotal: 'Net:',

  loading: 'Loading transactions',
  loadingTotals: 'Loading totals',
  awaited: 'Loading older transactions',
  end: 'That is everything.',
  moreFailed: 'The next transactions could not be loaded. No money was moved.',

  empty: 'No transactions yet',
  emptyDetail: 'Deposits, payments and transfers will be listed here, newest first.',
  nothingInRange: (range: string) => `Nothing in: ${range}`,
  nothingInRangeDetail: 'There may be older transactions.',
  showAllHistory: 'Show all history',
  nothingFound: 'Nothing matches',
  nothingFoundDetail: 'Try fewer words or a wider date range, or clear the filters.',
  failed: 'Your transactions could not be loaded',
  failedDetail: 'No money was moved.',
  totalsFailed: 'The totals could not be loaded.',
};

const typesInSpanish: Record<TypeFilter, string> = {
  all: 'Todos',
  credit: 'Créditos',
  debit: 'Débitos',
};

const rangesInSpanish: Record<DateRange, string> = {
  '30days': 'Últimos 30 días',
  '90days': 'Últimos 90 días',
  '6months': 'Últimos 6 meses',
  '1year': 'Último año',
  all: 'Todo el historial',
};

const dayProblemsInSpanish: Record<DayProblem, string> = {
  missing: 'Elija una fecha completa, por ejemplo 31 de marzo de 2026.',
  'out-of-range': 'Elija un año de 1900 a 2999.',
  backwards: 'El último día no puede ser anterior al primero.',
};

const postingsInSpanish: Record<PostingKind, string> = {
  opening: 'La cuenta se abrió con este monto.',
  'payment-in': 'Este pago llegó y se sumó a su saldo.',
  'payment-out': 'Este pago se descontó de su saldo.',
  'payment-returned': 'Se revirtió un pago que se le abonó por error.',
  'transfer-made':
    'Usted pasó dinero entre sus cuentas. Salió de una y llegó de inmediato a la otra.',
  'transfer-sent': 'Usted confirmó una transferencia y su monto salió de su saldo de inmediato.',
  'transfer-completed': 'Llegó una transferencia entre sus cuentas y se sumó a su saldo.',
  'transfer-returned': 'Una transferencia fue devuelta y se sumó a su saldo.',
  'bill-paid': 'Se hizo un pago desde esta cuenta.',
  'check-deposited': 'Se depositó un cheque en esta cuenta con fotos.',
  'deposit-returned': 'Un cheque depositado fue devuelto sin pagarse.',
  'dispute-credited': 'Se le abonó un movimiento que usted disputó.',
  'dispute-reversed': 'Se retiró el abono por un movimiento que usted disputó.',
  'loan-paid-out': 'Se depositó en esta cuenta dinero que usted pidió prestado.',
  'loan-paid': 'Se pagó un préstamo desde esta cuenta.',
  'loan-fee': 'Se agregó un cargo por mora a un préstamo.',
};

const returnReasonsInSpanish: Record<AchReturnCode, string> = {
  R02: 'La cuenta en el otro banco está cerrada.',
  R03: 'El otro banco no encontró una cuenta con ese número y nombre.',
  R04: 'El número de cuenta no es del otro banco.',
  R06: 'Pedimos al otro banco que la devolviera.',
  R16: 'La cuenta en el otro banco está congelada.',
  R17: 'El otro banco dudó de ella y la devolvió.',
  R20: 'La cuenta en el otro banco no recibe transferencias.',
  R23: 'El destinatario la rechazó.',
  R24: 'El otro banco la tomó por un pago que ya tenía.',
};

const oneInSpanish: typeof en.one = {
  label: 'Detalles del movimiento',
  open: (description: string, amount: string, date: string) =>
    `Detalles de ${description}, ${amount}, ${date}`,
  close: 'Cerrar detalles',
  previous: 'Movimiento más reciente',
  next: 'Movimiento más antiguo',
  account: 'Cuenta',
  balanceAfter: 'Saldo después',
  from: 'De',
  to: 'A',
  atBank: (accountNumber: string, bank: string) => `${accountNumber} en ${bank}`,
  memo: 'Nota',
  transaction: 'Transacción',
  reference: 'Referencia',
  id: 'ID permanente',
  why: 'Por qué aparece aquí',
  postings: postingsInSpanish,
  waits: (moment: string) =>
    `Retenemos los primeros pagos grandes. Este queda retenido hasta el ${moment}, y puede cancelarlo en Transferir dinero.`,
  reason: (reason: string) =>
    `Motivo: ${reason in returnReasonsInSpanish ? returnReasonsInSpanish[reason as AchReturnCode] : reason}`,
  repeat: 'Repetir transferencia',
  loading: 'Cargando los detalles',
  failed: 'No se pudieron cargar los detalles.',
};

const exportingInSpanish: typeof en.exporting = {
  as: {
    csv: 'Exportar CSV',
    ofx: 'Exportar OFX',
    qif: 'Exportar QIF',
    camt053: 'Exportar camt.053',
  } satisfies Record<ExportFormat, string>,
  menu: 'Exportar',
  other: 'Otros formatos',
  busy: 'Exportando...',
  done: (rows: number) =>
    rows === 1 ? '1 movimiento exportado' : `${formatCount(rows)} movimientos exportados`,
  /** The limits of the file, where it does not hold all shown transactions. */
  held: {
    csv: 'Cada pago figura en el día en que se contabilizó; lo devuelto tiene su propia línea.',
    ofx: 'Solo lo contabilizado: lo pendiente aún puede cambiar.',
    qif: 'Solo lo contabilizado. Un programa que lee dos veces los mismos días los cuenta dos veces: elija OFX si su programa lo admite.',
    camt053: 'Solo lo contabilizado: lo pendiente aún puede cambiar.',
  } satisfies Record<ExportFormat, string | null>,
  none: 'Ningún movimiento que coincida con los filtros se puede exportar, así que el archivo está vacío.',
  failed: 'No se pudo crear el archivo',
  fileName: (day: string, extension: string) => `movimientos-${day}.${extension}`,
};

const es: typeof en = {
  ofNotice: {
    notOpened: 'No podemos mostrar este movimiento',
    noTransaction: 'No hay un movimiento correspondiente en su historial.',
  },
  heading: 'Movimientos',

  search: 'Buscar movimientos',
  searchHint: 'Buscar nombre, monto, categoría',
  clearSearch: 'Borrar búsqueda',
  type: 'Tipo',
  types: typesInSpanish,
  range: 'Período',
  ranges: rangesInSpanish,
  customRange: 'Otro período…',
  from: 'Primer día',
  to: 'Último día',
  days: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
  dayProblems: dayProblemsInSpanish,
  filters: 'Filtros',
  filtersCounted: (count: number) => `Filtros, ${counted(count, 'activo', 'activos')}`,
  showResults: (count: number | undefined) =>
    count === 1
      ? 'Ver 1 movimiento'
      : `Ver ${count === undefined ? '' : `${formatCount(count)} `}movimientos`,
  amount: 'Monto',
  category: 'Categoría',
  categoriesChosen: (first: string, more: number) => (more === 0 ? first : `${first} + ${more}`),
  status: 'Estado',
  allStatuses: 'Todos los estados',
  amountFrom: 'Monto mínimo',
  amountTo: 'Monto máximo',
  amountAtLeast: (amount: string) => `${amount} o más`,
  amountAtMost: (amount: string) => `${amount} o menos`,
  amountBetween: (least: string, most: string) => `${least} a ${most}`,
  amountsBackwards: 'El monto máximo no puede ser menor que el mínimo.',
  account: 'Cuenta',
  allAccounts: 'Todas las cuentas',
  filtersOn: 'Filtros activos',
  searchedFor: (text: string) => `“${text}”`,
  removeFilter: (filter: string) => `${filter}, quitar filtro`,
  clearFilters: 'Quitar todos los filtros',

  totals: 'Totales',
  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  net: 'Neto',
  betweenOwn: 'De esto, entre sus propias cuentas:',
  cameBack: 'No se cuenta lo devuelto o cancelado:',
  count: 'Movimientos',
  found: (count: number) =>
    count === 1 ? '1 movimiento encontrado' : `${formatCount(count)} movimientos encontrados`,

  exporting: exportingInSpanish,
  one: oneInSpanish,

  scheduled: {
    heading: 'Programados',
    next: (count: number, day: string) =>
      count === 1 ? `· ${day}` : `· ${formatCount(count)}, próximo: ${day}`,
  },
  history: 'Historial',
  inGroup: (count: number) => (count === 1 ? '1 movimiento' : `${formatCount(count)} movimientos`),
  /** Read out before a figure that stands alone on the screen. */
  groupTotal: 'Neto:',

  loading: 'Cargando movimientos',
  loadingTotals: 'Cargando totales',
  awaited: 'Cargando movimientos más antiguos',
  end: 'Eso es todo.',
  moreFailed: 'No se pudieron cargar los siguientes movimientos. No se movió dinero.',

  empty: 'Aún no hay movimientos',
  emptyDetail:
    'Aquí aparecerán sus depósitos, pagos y transferencias, con los más recientes primero.',
  nothingInRange: (range: string) => `Nada en: ${range}`,
  nothingInRangeDetail: 'Puede haber movimientos más antiguos.',
  showAllHistory: 'Mostrar todo el historial',
  nothingFound: 'Nada coincide',
  nothingFoundDetail: 'Pruebe con menos palabras o un período más amplio, o quite los filtros.',
  failed: 'No se pudieron cargar sus movimientos',
  failedDetail: 'No se movió dinero.',
  totalsFailed: 'No se pudieron cargar los totales.',
};

export const transactionsWords = { en, es };
