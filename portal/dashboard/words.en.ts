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
export const dashboard = {
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
