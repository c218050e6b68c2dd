import type { AchReturnCode } from '#contract/transfers/return-codes.ts';
import { counted } from '../language/counted.ts';
import type { PostingKind } from '#contract/transactions/posting-kind.ts';
import type {
  DateRange,
  TransactionStatus,
  TypeFilter,
} from '#contract/transactions/transactions.ts';
import type { ExportFormat } from '#contract/transactions/export-files.ts';
import type { DayProblem } from './filter-problems.ts';
import { transactions as en } from './words.en.ts';
import { formatCount } from '../language/format.ts';

const types: Record<TypeFilter, string> = { all: 'Todos', credit: 'Créditos', debit: 'Débitos' };

const ranges: Record<DateRange, string> = {
  '30days': 'Últimos 30 días',
  '90days': 'Últimos 90 días',
  '6months': 'Últimos 6 meses',
  '1year': 'Último año',
  all: 'Todo el historial',
};

const dayProblems: Record<DayProblem, string> = {
  missing: 'Elija una fecha completa, por ejemplo 31 de marzo de 2026.',
  'out-of-range': 'Elija un año de 1900 a 2999.',
  backwards: 'El último día no puede ser anterior al primero.',
};

/** Why there is a transaction: what the bank did with the balance. */
const postings: Record<PostingKind, string> = {
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

/** What each status of a transfer means. */
const statusMeanings: Record<TransactionStatus, string> = {
  processing: 'Usted la confirmó. El dinero iba en camino.',
  pending: 'Se retuvo para revisión. El dinero ya había salido de la cuenta.',
  completed: 'El dinero está en su otra cuenta.',
  failed: 'Fue devuelta. El dinero está de vuelta en la cuenta.',
  cancelled: 'Usted la canceló. El dinero está de vuelta en la cuenta.',
};

const returnReasons: Record<AchReturnCode, string> = {
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

const one: typeof en.one = {
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
  postings,
  statusMeanings,
  waits: (moment: string) =>
    `Retenemos los primeros pagos grandes. Este queda retenido hasta el ${moment}, y puede cancelarlo en Transferir dinero.`,
  reason: (reason: string) =>
    `Motivo: ${reason in returnReasons ? returnReasons[reason as AchReturnCode] : reason}`,
  repeat: 'Repetir transferencia',
  loading: 'Cargando los detalles',
  failed: 'No se pudieron cargar los detalles.',
};

const exporting: typeof en.exporting = {
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
  /** What is not in the file, where it does not hold all that is shown. */
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

/** What the transactions screen says. */
const es: typeof en = {
  heading: 'Movimientos',

  search: 'Buscar movimientos',
  searchHint: 'Buscar nombre, monto, categoría',
  clearSearch: 'Borrar búsqueda',
  type: 'Tipo',
  types,
  range: 'Período',
  ranges,
  customRange: 'Otro período…',
  from: 'Primer día',
  to: 'Último día',
  days: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
  dayProblems,
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

  exporting,
  one,

  scheduled: {
    heading: 'Programados',
    next: (count: number, day: string) =>
      count === 1 ? `· ${day}` : `· ${formatCount(count)}, próximo: ${day}`,
  },
  history: 'Historial',
  pending: 'Pendientes',
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
