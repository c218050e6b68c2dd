import { counted } from '../language/counted.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { ended } from '../language/ended.ts';

const accountTypes: Record<Account['type'], string> = {
  primary: 'Primary',
  savings: 'Savings',
  'money-market': 'Money market',
  certificate: 'Certificate',
};

/** The figures that are read out instead of the picture of the balance. */
export interface OverTimeSummary {
  /** The accounts' names, inside a sentence. */
  of: string;
  firstDay: string;
  first: string;
  lastDay: string;
  last: string;
  lowest: string;
  highest: string;
}

/** The figures that are read out instead of the picture of money in and out. */
export interface FlowSummary {
  count: number;
  moneyIn: string;
  moneyOut: string;
  month: string;
  inNow: string;
  outNow: string;
}

/** What the dashboard says. */
const en = {
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcomeFirst: (name: string) => `Welcome, ${name}`,
  lastSignIn: (moment: string) => `Last sign-in: ${moment}`,
  firstSignIn: 'This is your first sign-in.',

  firstSteps: {
    heading: 'Getting started',
    detail: 'Your accounts are open. Here is what members do first.',
    deposit: { label: 'Make a deposit', detail: 'Take a photo of a check, front and back.' },
    safety: { label: 'Secure your sign-in', detail: 'Add a passkey or an authenticator app.' },
    recipient: { label: 'Add someone to pay', detail: 'By Zelle, or at another bank.' },
  },

  hero: {
    name: 'How you stand',
    thisMonth: 'this month',
    send: 'Send',
    deposit: 'Deposit',
    pay: 'Pay',
  },

  unsettled: {
    heading: 'Not settled yet',
    more: (count: number) => (count === 1 ? 'And 1 more transfer' : `And ${count} more transfers`),
    view: 'View transfers',
  },

  billsDue: {
    heading: 'Bills due soon',
    more: (count: number) => (count === 1 ? 'And 1 more bill' : `And ${count} more bills`),
    view: 'View payments',
  },

  low: {
    heading: 'Running low',
    view: 'Move money',
  },

  accounts: {
    heading: 'Accounts',
    types: accountTypes,
    endingIn: (digits: string) => `Account ending in ${digits}`,
    openOne: 'Open an account',
    maturesOn: (day: string) => `Matures ${day}`,
    viewTransactions: 'Transactions',
    viewTransactionsOf: (name: string) => `View transactions of ${name}`,
    explain: 'Explain balance',
    explainOf: (name: string) => `Explain balance of ${name}`,
    numbers: 'Numbers',
    numbersOf: (name: string) => `Account numbers of ${name}`,
    detailsOf: (name: string) => `${name}: details`,
    personalize: 'Personalize',
    hidden: (count: number) =>
      count === 1
        ? '1 account is hidden here. Its balance is in your total.'
        : `${count} accounts are hidden here. Their balances are in your total.`,
    /** Beside what is available, where some of the balance cannot be used yet. */
    availableOf: 'available of',
    loading: 'Loading accounts',
    failed: 'Your accounts cannot be shown',
    showAll: (count: number) => `Show all ${count} accounts`,
    empty: 'No open account',
    emptyDetail: (phone: string) => `Call us at ${phone} to open one.`,
  },

  quickActions: {
    heading: 'Quick Actions',
    transfer: 'Transfer Money',
    mobileDeposit: 'Mobile Deposit',
    payBills: 'Pay Bills',
    statements: 'Statements',
    currencyExchange: 'Currency Exchange',
    cardServices: 'Card Services',
    safeDepositBox: 'Safe Deposit Box',
    investmentPortfolio: 'Investment Portfolio',
  },

  recent: {
    heading: 'Recent Transactions',
    viewAll: 'View All',
    loading: 'Loading recent transactions',
    failed: 'Your transactions cannot be shown',
    empty: 'No transactions yet',
    emptyDetail: 'Deposits, payments and transfers will be listed here, newest first.',
  },

  overTime: {
    heading: 'Balance over time',
    ahead: 'See the next 30 days',
    up: (amount: string, since: string) => `Up ${amount} since ${since}`,
    down: (amount: string, since: string) => `Down ${amount} since ${since}`,
    same: (since: string) => `Unchanged since ${since}`,
    range: 'Days shown',
    ranges: { 30: '30 days', 90: '90 days', 365: '1 year' },
    /** All accounts, inside a sentence. */
    all: 'your accounts',
    day: 'Day',
    balance: 'Balance',
    summary: (day: OverTimeSummary) =>
      `The balance of ${day.of} went from ${day.first} on ${day.firstDay} to ${day.last} on ${ended(day.lastDay)} The lowest was ${day.lowest}, the highest ${ended(day.highest)}`,
    hidden: (of: string, firstDay: string, lastDay: string) =>
      `The balance of ${of} from ${firstDay} to ${ended(lastDay)} Balances are hidden.`,
    loading: 'Loading the balance over time',
    failed: 'The balance over time cannot be shown',
  },

  flow: {
    heading: 'Money in and out',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    month: 'Month',
    netSoFar: (month: string) => `Net in ${month} so far`,
    rule: 'Transfers between your own accounts are left out.',
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
  },
};

const accountTypesInSpanish: Record<Account['type'], string> = {
  primary: 'Principal',
  savings: 'Ahorros',
  'money-market': 'Mercado monetario',
  certificate: 'Certificado',
};

const es: typeof en = {
  welcomeBack: (name: string) => `Le damos la bienvenida de nuevo, ${name}`,
  welcomeFirst: (name: string) => `Le damos la bienvenida, ${name}`,
  lastSignIn: (moment: string) => `Último inicio de sesión: ${moment}`,
  firstSignIn: 'Este es su primer inicio de sesión.',

  firstSteps: {
    heading: 'Primeros pasos',
    detail: 'Sus cuentas están abiertas. Esto es lo que suele hacerse primero.',
    deposit: { label: 'Hacer un depósito', detail: 'Tome una foto del cheque, por los dos lados.' },
    safety: {
      label: 'Proteger su acceso',
      detail: 'Agregue una llave de acceso o una aplicación de autenticación.',
    },
    recipient: { label: 'Agregar a quién pagar', detail: 'Por Zelle o en otro banco.' },
  },

  hero: {
    name: 'Cómo va',
    thisMonth: 'este mes',
    send: 'Enviar',
    deposit: 'Depositar',
    pay: 'Pagar',
  },

  unsettled: {
    heading: 'Aún sin liquidar',
    more: (count: number) =>
      count === 1 ? 'Y 1 transferencia más' : `Y ${count} transferencias más`,
    view: 'Ver transferencias',
  },

  billsDue: {
    heading: 'Pagos próximos',
    more: (count: number) => (count === 1 ? 'Y 1 pago más' : `Y ${count} pagos más`),
    view: 'Ver pagos',
  },

  low: {
    heading: 'Saldo bajo',
    view: 'Mover dinero',
  },

  accounts: {
    heading: 'Cuentas',
    types: accountTypesInSpanish,
    endingIn: (digits: string) => `Cuenta terminada en ${digits}`,
    openOne: 'Abrir una cuenta',
    maturesOn: (day: string) => `Vence el ${day}`,
    viewTransactions: 'Movimientos',
    viewTransactionsOf: (name: string) => `Ver movimientos de ${name}`,
    explain: 'Explicar saldo',
    explainOf: (name: string) => `Explicar saldo de ${name}`,
    numbers: 'Números',
    numbersOf: (name: string) => `Números de cuenta de ${name}`,
    detailsOf: (name) => `${name}: detalles`,
    personalize: 'Personalizar',
    hidden: (count) =>
      count === 1
        ? '1 cuenta está oculta aquí. Su saldo está en el total.'
        : `${count} cuentas están ocultas aquí. Sus saldos están en el total.`,
    availableOf: 'disponible de',
    loading: 'Cargando cuentas',
    failed: 'No podemos mostrar sus cuentas',
    showAll: (count: number) => `Mostrar las ${count} cuentas`,
    empty: 'No hay cuentas abiertas',
    emptyDetail: (phone: string) => `Llámenos al ${phone} para abrir una.`,
  },

  quickActions: {
    heading: 'Acciones rápidas',
    transfer: 'Transferir dinero',
    mobileDeposit: 'Depósito móvil',
    payBills: 'Pagar cuentas',
    statements: 'Estados de cuenta',
    currencyExchange: 'Cambio de divisas',
    cardServices: 'Servicios de tarjetas',
    safeDepositBox: 'Caja de seguridad',
    investmentPortfolio: 'Cartera de inversiones',
  },

  recent: {
    heading: 'Movimientos recientes',
    viewAll: 'Ver todos',
    loading: 'Cargando los movimientos recientes',
    failed: 'No podemos mostrar sus movimientos',
    empty: 'Aún no hay movimientos',
    emptyDetail:
      'Aquí aparecerán sus depósitos, pagos y transferencias, con los más recientes primero.',
  },

  overTime: {
    heading: 'Saldo a lo largo del tiempo',
    ahead: 'Ver los próximos 30 días',
    up: (amount, since) => `${amount} más que el ${since}`,
    down: (amount, since) => `${amount} menos que el ${since}`,
    same: (since) => `Sin cambios desde el ${since}`,
    range: 'Días mostrados',
    ranges: { 30: '30 días', 90: '90 días', 365: '1 año' },
    /** All accounts, inside a sentence. */
    all: 'sus cuentas',
    day: 'Día',
    balance: 'Saldo',
    summary: (day) =>
      `El saldo de ${day.of} pasó de ${day.first} el ${day.firstDay} a ${day.last} el ${ended(day.lastDay)} El más bajo fue de ${day.lowest} y el más alto, de ${ended(day.highest)}`,
    hidden: (of, firstDay, lastDay) =>
      `El saldo de ${of} del ${firstDay} al ${ended(lastDay)} Los saldos están ocultos.`,
    loading: 'Cargando el saldo a lo largo del tiempo',
    failed: 'No podemos mostrar el saldo a lo largo del tiempo',
  },

  flow: {
    heading: 'Entradas y salidas',
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    month: 'Mes',
    netSoFar: (month) => `Neto de ${month} hasta hoy`,
    rule: 'No se cuentan las transferencias entre sus propias cuentas.',
    leftOut: (month) => `No se cuenta en ${month}:`,
    summary: (flow) =>
      `En ${flow.count} meses entraron ${flow.moneyIn} y salieron ${flow.moneyOut}; en lo que va de ${flow.month}, ${flow.inNow} de entradas y ${flow.outNow} de salidas.`,
    hidden: (months) =>
      `Lo que entró y salió en cada uno de ${counted(months, 'mes', 'meses')}. Los montos están ocultos.`,
    loading: 'Cargando entradas y salidas por mes',
    failed: 'No podemos mostrar las entradas y salidas',
    empty: 'Aún no hay entradas ni salidas',
    emptyDetail: 'Aquí se sumarán los depósitos y pagos de los últimos seis meses.',
  },
};

export const dashboardWords = { en, es };
