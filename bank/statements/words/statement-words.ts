import type { StatementLanguage, Statement } from '#contract/statements/statements.ts';
import type { Cents } from '#contract/money/cents.ts';
import { ownNameIn, describedIn } from '#contract/transactions/transaction-wording.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Brand } from '#contract/brand/brand.ts';

/** Where a member reaches the credit union, as a statement says it. */
type PrintedWith = Pick<Brand, 'name' | 'phone' | 'email' | 'address'>;

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const englishMonth = (date: LocalDate): string => englishMonths[Number(date.slice(5, 7)) - 1] ?? '';
const englishDate = (date: LocalDate): string =>
  `${englishMonth(date)} ${dayNumber(date)}, ${date.slice(0, 4)}`;

/** The statement's words in English. The notice is the model form A-3(b) of Regulation E (12 CFR 1005). */
const en = {
  languageTag: 'en-US',
  title: 'Account statement',
  documentTitle: (month: string, account: string) => `Account statement, ${month}, ${account}`,
  month: (date: LocalDate) => `${englishMonth(date)} ${date.slice(0, 4)}`,
  /** In the table, where the year is known. */
  day: (date: LocalDate) => `${englishMonth(date).slice(0, 3)} ${dayNumber(date)}`,

  member: 'Member',
  jointOwner: 'Joint owner',
  account: 'Account',
  accountNumber: 'Account number',
  period: 'Statement period',
  periodOf: (from: LocalDate, to: LocalDate, days: number) =>
    `${englishDate(from)} to ${englishDate(to)} (${days} days)`,

  summary: 'Summary',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  /** Null for an amount of which nothing was taken back; at least one of the two has text. */
  takenBack: (moneyIn: string | null, moneyOut: string | null) =>
    `${[moneyIn && `${moneyIn} of the money in`, moneyOut && `${moneyOut} of the money out`].filter(Boolean).join(' and ')} reversed earlier entries, such as payments that were returned or cancelled. A payment that is returned counts here as money out when it is made and as money in when it comes back. The totals under Transactions in online banking leave it out.`,

  entries: 'Account activity',
  continued: (month: string, account: string) =>
    `Account statement, ${month}, ${account}, continued`,
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  nothing: 'There was no activity this month.',
  returned: (description: string) => `Returned: ${description}`,
  unnamed: 'Correction',

  dividends: 'Dividends',
  earned: 'Dividends earned this period',
  averageDailyBalance: 'Average daily balance',
  yieldEarned: 'Annual percentage yield earned',
  fees: 'Fees',
  feesInMonth: 'Total fees this period',
  feesInYear: (year: string) => `Total fees in ${year} to date`,
  penalties: 'Early withdrawal penalties',
  penaltiesInMonth: 'Penalties this period',
  penaltiesInYear: (year: string) => `Penalties in ${year} to date`,

  errorsHeading: 'In case of errors or questions about your electronic transfers',
  errors: ({ name, phone, email, address }: PrintedWith): readonly string[] => [
    `Call us at ${phone}, or write to ${name}, ${address.join(', ')}, or to ${email}, as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared.`,
    '1. Tell us your name and account number.',
    '2. Describe the error or the transfer you are unsure about, and explain as clearly as you can why you believe there is an error or why you need more information.',
    '3. Tell us the dollar amount of the suspected error.',
    'We will investigate your complaint and will correct any error promptly. If we take more than 10 business days to do this, we will credit your account for the amount you think is in error, so that you will have the use of the money during the time it takes us to complete our investigation.',
  ],

  notPrinted:
    '[U+\u2026] is the number in Unicode of a character that cannot be printed here. Text copied from this document contains the character itself.',

  insured: 'Federally insured by NCUA',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
};

const spanishMonths = [
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

const spanishMonth = (date: LocalDate): string => spanishMonths[Number(date.slice(5, 7)) - 1] ?? '';
const dayNumber = (date: LocalDate): string => String(Number(date.slice(8, 10)));
const spanishDate = (date: LocalDate): string =>
  `${dayNumber(date)} de ${spanishMonth(date)} de ${date.slice(0, 4)}`;

const es: typeof en = {
  languageTag: 'es-US',
  title: 'Estado de cuenta',
  documentTitle: (month, account) => `Estado de cuenta, ${month}, ${account}`,
  month: (date) => `${spanishMonth(date)} de ${date.slice(0, 4)}`,
  day: (date) => `${dayNumber(date)} ${spanishMonth(date).slice(0, 3)}`,

  member: 'Socio',
  jointOwner: 'Cotitular',
  account: 'Cuenta',
  accountNumber: 'Número de cuenta',
  period: 'Período',
  periodOf: (from, to, days) => `Del ${spanishDate(from)} al ${spanishDate(to)} (${days} días)`,

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

/** Everything that a statement says besides figures and names. */
export type StatementWords = typeof en;

/** The words of the bank's statements, in every language of print. */
export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = { en, es };

/** `$1,234.50`, `-$1,234.50`: from the digits of the cents, so that no amount passes through a fraction. */
export function printedMoney(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}

/** The statement with the bank's own texts in the language of the print. */
export function statementIn(language: StatementLanguage, statement: Statement): Statement {
  const { accountName, fees, entries } = statement;
  return {
    ...statement,
    accountName: ownNameIn(accountName, language),
    fees: {
      ...fees,
      items: fees.items.map(({ description, amount }) => ({
        description: describedIn(language, description, 'payment-out'),
        amount,
      })),
    },
    entries: entries.map((entry) => ({
      ...entry,
      description:
        entry.description === null ? null : describedIn(language, entry.description, entry.kind),
    })),
  };
}
