import type { Account } from '#contract/accounts.ts';

const accountTypes: Record<Account['type'], string> = { primary: 'Primary', savings: 'Savings' };

/** What the dashboard says. */
export const dashboard = {
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcomeFirst: (name: string) => `Welcome, ${name}`,
  lastSignIn: (moment: string) => `Last sign-in: ${moment}`,
  firstSignIn: 'This is your first sign-in.',
  nothingMoved: 'No money was moved.',

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

  accounts: {
    heading: 'Accounts',
    types: accountTypes,
    endingIn: (digits: string) => `Account ending in ${digits}`,
    viewTransactions: 'View transactions',
    viewTransactionsOf: (name: string) => `View transactions of ${name}`,
    explain: 'Explain the balance',
    explainOf: (name: string) => `Explain the balance of ${name}`,
    /** Beside what is available, where some of the balance cannot be used yet. */
    availableOf: 'available of',
    loading: 'Loading accounts',
    failed: 'Your accounts cannot be shown',
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

  flow: {
    heading: 'Last 30 days',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    net: 'Net',
    loading: 'Loading the last 30 days',
    failed: 'This sum cannot be shown',
    count: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
  },
};
