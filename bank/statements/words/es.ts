import type { LocalDate } from '#contract/time/time.ts';
import type { en } from './en.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const monthName = (date: LocalDate): string => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayNumber = (date: LocalDate): string => String(Number(date.slice(8, 10)));
const longDate = (date: LocalDate): string =>
  `${dayNumber(date)} de ${monthName(date)} de ${date.slice(0, 4)}`;

/** The statement's words in Spanish. */
export const es: typeof en = {
  languageTag: 'es-US',
  title: 'Estado de cuenta',
  documentTitle: (month, account) => `Estado de cuenta, ${month}, ${account}`,
  month: (date) => `${monthName(date)} de ${date.slice(0, 4)}`,
  day: (date) => `${dayNumber(date)} ${monthName(date).slice(0, 3)}`,

  member: 'Socio',
  jointOwner: 'Cotitular',
  account: 'Cuenta',
  accountNumber: 'Número de cuenta',
  period: 'Período',
  periodOf: (from, to, days) => `Del ${longDate(from)} al ${longDate(to)} (${days} días)`,

  summary: 'Resumen',
  opening: 'Saldo inicial',
  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  closing: 'Saldo final',
  takenBack: (moneyIn, moneyOut) =>
    `${[moneyIn && `${moneyIn} de las entradas`, moneyOut && `${moneyOut} de las salidas`].filter(Boolean).join(' y ')} revierten movimientos anteriores, por ejemplo pagos devueltos o cancelados. Un pago devuelto cuenta aquí como salida cuando se hace y como entrada cuando regresa. Los totales de Movimientos en la banca en línea no lo cuentan.`,

  entries: 'Movimientos de la cuenta',
  continued: (month, account) => `Estado de cuenta, ${month}, ${account}, continuación`,
  date: 'Fecha',
  description: 'Descripción',
  amount: 'Monto',
  balance: 'Saldo',
  nothing: 'Este mes no hubo movimientos.',
  returned: (description) => `Devolución: ${description}`,
  unnamed: 'Corrección',

  dividends: 'Dividendos',
  earned: 'Dividendos ganados en el período',
  averageDailyBalance: 'Saldo diario promedio',
  yieldEarned: 'Rendimiento porcentual anual ganado (APY)',
  fees: 'Cargos',
  feesInMonth: 'Total de cargos del período',
  feesInYear: (year) => `Total de cargos de ${year} hasta la fecha`,
  penalties: 'Penalizaciones por retiro anticipado',
  penaltiesInMonth: 'Penalizaciones del período',
  penaltiesInYear: (year) => `Penalizaciones de ${year} hasta la fecha`,

  errorsHeading: 'Si encuentra un error o tiene preguntas sobre sus transferencias electrónicas',
  errors: ({ name, phone, email, address }) => [
    `Llámenos al ${phone}, o escríbanos a ${name}, ${address.join(', ')}, o a ${email}, lo antes posible, si cree que su estado de cuenta o su recibo tiene un error o si necesita más información sobre una transferencia que aparece en ellos. Debemos recibir su aviso a más tardar 60 días después de haberle enviado el PRIMER estado de cuenta en el que apareció el error o el problema.`,
    '1. Díganos su nombre y su número de cuenta.',
    '2. Describa el error o la transferencia sobre la que tiene dudas, y explique con la mayor claridad posible por qué cree que hay un error o por qué necesita más información.',
    '3. Díganos el monto en dólares del posible error.',
    'Investigaremos su reclamo y corregiremos sin demora cualquier error. Si tardamos más de 10 días hábiles, acreditaremos en su cuenta el monto que usted considera equivocado, para que disponga de ese dinero mientras terminamos la investigación.',
  ],

  notPrinted:
    '[U+\u2026] es el número en Unicode de un carácter que no se puede imprimir aquí. El texto que se copia de este documento sí lo contiene.',

  insured: 'Asegurada federalmente por la NCUA (Federally insured by NCUA)',
  page: (number, count) => `Página ${number} de ${count}`,
};
