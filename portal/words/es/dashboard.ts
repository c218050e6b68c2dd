import type { Account } from '#contract/accounts.ts';
import type { dashboard as en } from '../en/dashboard.ts';

const accountTypes: Record<Account['type'], string> = { primary: 'Principal', savings: 'Ahorros' };

/** What the dashboard says. */
export const dashboard: typeof en = {
  welcomeBack: (name: string) => `Le damos la bienvenida de nuevo, ${name}`,
  welcomeFirst: (name: string) => `Le damos la bienvenida, ${name}`,
  lastSignIn: (moment: string) => `Último inicio de sesión: ${moment}`,
  firstSignIn: 'Este es su primer inicio de sesión.',
  nothingMoved: 'No se movió dinero.',

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

  accounts: {
    heading: 'Cuentas',
    types: accountTypes,
    endingIn: (digits: string) => `Cuenta terminada en ${digits}`,
    viewTransactions: 'Ver movimientos',
    viewTransactionsOf: (name: string) => `Ver movimientos de ${name}`,
    explain: 'Explicar el saldo',
    explainOf: (name: string) => `Explicar el saldo de ${name}`,
    availableOf: 'disponible de',
    loading: 'Cargando cuentas',
    failed: 'No podemos mostrar sus cuentas',
    empty: 'Ninguna cuenta abierta',
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

  flow: {
    heading: 'Últimos 30 días',
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    net: 'Neto',
    loading: 'Cargando los últimos 30 días',
    failed: 'No podemos mostrar esta suma',
    count: (count: number) => (count === 1 ? '1 movimiento' : `${count} movimientos`),
  },
};
