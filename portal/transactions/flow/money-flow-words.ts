import { counted } from '../../language/format.ts';

/** The figures that are read out instead of the picture of money in and out. */
export interface FlowSummary {
  count: number;
  moneyIn: string;
  moneyOut: string;
  month: string;
  inNow: string;
  outNow: string;
}

/** What the picture of money in and out says. */
const en = {
  heading: 'Money in and out',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  month: 'Month',
  netSoFar: (month: string) => `Net in ${month} so far`,
  rule: 'This is the money of your accounts. Transfers between them are left out, and purchases with credit cards count when their bill is paid.',
  /** Before the amounts. */
  leftOut: (month: string) => `Left out in ${month}:`,
  summary: (flow: FlowSummary) =>
    `Over ${flow.count} months ${flow.moneyIn} came in and ${flow.moneyOut} went out; so far in ${flow.month} ${flow.inNow} in and ${flow.outNow} out.`,
  hidden: (months: number) =>
    `What came in and went out in each of ${counted(months, 'month', 'months')}. Amounts are hidden.`,
  loading: 'Loading money in and out by month',
  failed: 'Money in and out cannot be shown',
  empty: 'Nothing came in or went out yet',
  emptyDetail: 'Deposits and payments of the last six months will be added up here.',
};

const es: typeof en = {
  heading: 'Entradas y salidas',
  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  month: 'Mes',
  netSoFar: (month) => `Neto de ${month} hasta hoy`,
  rule: 'Es el dinero de sus cuentas. No se cuentan las transferencias entre ellas, y las compras con tarjeta de crédito cuentan al pagar su cuenta.',
  leftOut: (month) => `No se cuenta en ${month}:`,
  summary: (flow) =>
    `En ${flow.count} meses entraron ${flow.moneyIn} y salieron ${flow.moneyOut}; en lo que va de ${flow.month}, ${flow.inNow} de entradas y ${flow.outNow} de salidas.`,
  hidden: (months) =>
    `Lo que entró y salió en cada uno de ${counted(months, 'mes', 'meses')}. Los montos están ocultos.`,
  loading: 'Cargando entradas y salidas por mes',
  failed: 'No podemos mostrar las entradas y salidas',
  empty: 'Aún no hay entradas ni salidas',
  emptyDetail: 'Aquí se sumarán los depósitos y pagos de los últimos seis meses.',
};

export const moneyFlowWords = { en, es };
