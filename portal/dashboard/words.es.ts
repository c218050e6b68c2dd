import { counted } from '../language/counted.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { dashboard as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const accountTypes: Record<Account['type'], string> = {
  primary: 'Principal',
  savings: 'Ahorros',
  'money-market': 'Mercado monetario',
  certificate: 'Certificado',
};

/** What the dashboard says. */
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
    types: accountTypes,
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
