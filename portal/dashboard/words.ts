import type { Account } from '#contract/accounts/accounts.ts';
import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const accountTypes: Record<Account['type'], string> = {
  primary: 'Primary',
  savings: 'Savings',
  'money-market': 'Money market',
  certificate: 'Certificate',
};

const en = {
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcomeFirst: (name: string) => `Welcome, ${name}`,
  lastSignIn: (moment: string) => `Last sign-in: ${moment}`,
  firstSignIn: 'This is your first sign-in.',

  firstSteps: {
    heading: 'Getting started',
    detail: 'Worth a minute each in your first days.',
    passkey: { label: 'Add a passkey', detail: 'Sign in with your face or finger.' },
    alert: { label: 'Set a low-balance alert', detail: 'Know before a payment fails.' },
    names: { label: 'Name your accounts', detail: 'Call them what you use them for.' },
  },

  hero: {
    name: 'How you stand',
    /** Before the balance. */
    available: (accounts: number) => `Available in ${counted(accounts, 'account', 'accounts')}`,
    /** The same where it stands for the card of the rail, after its name. */
    inAccounts: (accounts: number) => `in ${counted(accounts, 'account', 'accounts')}`,
    facts: 'Beside your balance',
    /** After the amounts. */
    inMonth: (month: string) => `in ${month}`,
    today: 'Today',
    line: (first: string, day: string, now: string) =>
      `Your balance went from ${first} on ${day} to ${now} today.`,
    lineHidden: (day: string) => `Your balance from ${day} to today. Balances are hidden.`,
    send: 'Send',
    request: 'Request',
    pay: 'Pay',
    deposit: 'Deposit',
  },

  unsettled: {
    more: (count: number) => (count === 1 ? 'And 1 more transfer' : `And ${count} more transfers`),
    view: 'View transfers',
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

  calendar: 'Calendar',
  nothingElse: (until: string) => `Nothing else is expected in your accounts until ${ended(until)}`,

  spent: {
    heading: 'Spent this month',
    details: 'Details',
    /** After the amount. */
    under: (month: string) => `under ${month} at this day`,
    over: (month: string) => `over ${month} at this day`,
    same: (month: string) => `As much as in ${month} by this day`,
  },

  quickActions: {
    heading: 'Quick Actions',
    transfer: 'Transfer Money',
  },

  recent: {
    heading: 'Recent Transactions',
    viewAll: 'View All',
    loading: 'Loading recent transactions',
    failed: 'Your transactions cannot be shown',
    empty: 'No transactions yet',
    emptyDetail: 'Deposits, payments and transfers will be listed here, newest first.',
  },
};

const accountTypesInSpanish: Record<Account['type'], string> = {
  primary: 'Principal',
  savings: 'Ahorros',
  'money-market': 'Mercado monetario',
  certificate: 'Certificado',
};

const es: typeof en = {
  welcomeBack: (name: string) => `Hola de nuevo, ${name}`,
  welcomeFirst: (name: string) => `Le damos la bienvenida, ${name}`,
  lastSignIn: (moment: string) => `Último inicio de sesión: ${moment}`,
  firstSignIn: 'Este es su primer inicio de sesión.',

  firstSteps: {
    heading: 'Primeros pasos',
    detail: 'Lo que vale la pena hacer en sus primeros días.',
    passkey: { label: 'Agregar una llave de acceso', detail: 'Entre con su rostro o su huella.' },
    alert: {
      label: 'Crear una alerta de saldo bajo',
      detail: 'Sépalo antes de que falle un pago.',
    },
    names: { label: 'Poner nombre a sus cuentas', detail: 'Llámelas según su uso.' },
  },

  hero: {
    name: 'Cómo va',
    available: (accounts) => `Disponible en ${counted(accounts, 'cuenta', 'cuentas')}`,
    inAccounts: (accounts) => `en ${counted(accounts, 'cuenta', 'cuentas')}`,
    facts: 'Junto a su saldo',
    inMonth: (month) => `en ${month}`,
    today: 'Hoy',
    line: (first, day, now) => `Su saldo pasó de ${first} el ${day} a ${now} hoy.`,
    lineHidden: (day) => `Su saldo del ${day} a hoy. Los saldos están ocultos.`,
    send: 'Enviar',
    request: 'Pedir',
    pay: 'Pagar',
    deposit: 'Depositar',
  },

  unsettled: {
    more: (count: number) =>
      count === 1 ? 'Y 1 transferencia más' : `Y ${count} transferencias más`,
    view: 'Ver transferencias',
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

  calendar: 'Calendario',
  nothingElse: (until) => `No se espera nada más en sus cuentas hasta el ${ended(until)}`,

  spent: {
    heading: 'Gastado este mes',
    details: 'Detalles',
    under: (month) => `menos que en ${month} a esta fecha`,
    over: (month) => `más que en ${month} a esta fecha`,
    same: (month) => `Lo mismo que en ${month} a esta fecha`,
  },

  quickActions: {
    heading: 'Acciones rápidas',
    transfer: 'Transferir dinero',
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
};

export const dashboardWords = { en, es };
