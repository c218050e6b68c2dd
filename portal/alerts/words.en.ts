import type { ToldKind } from './alert-draft.ts';

const kinds: Record<ToldKind, string> = {
  'balance-below': 'The balance falls below',
  'forecast-below': 'The forecast falls below',
  'money-out': 'A payment of at least',
  'money-in': 'A deposit of at least',
  'card-purchase': 'A card purchase of at least',
  'to-payee': 'A payment to somebody',
  'from-payee': 'A payment from somebody',
  'sign-in': 'Someone signs in as me',
};

/** What the portal says where members choose what they are told of. */
export const alerts = {
  heading: 'Your alerts',
  detail: 'What you want to hear about. You are told the ways you chose above.',
  loading: 'Loading your alerts',
  failed: 'Your alerts cannot be shown right now',
  none: 'You have no alerts',
  noneDetail: 'Hear at once of a low balance, a large purchase or a payment that you wait for.',
  kinds,
  tellMe: (happens: string) => `Tell me when ${happens}`,
  whenever: (happens: string) => `When ${happens}`,
  happens: {
    'balance-below': (account: string, amount: string) =>
      `the balance of ${account} falls below ${amount}`,
    'forecast-below': (account: string, amount: string) =>
      `${account} is forecast to fall below ${amount} in the next 30 days`,
    'money-out': (account: string, amount: string) => `${amount} or more leaves ${account} at once`,
    'money-in': (account: string, amount: string) =>
      `${amount} or more comes into ${account} at once`,
    'card-purchase': (card: string, amount: string) => `${amount} or more is paid with ${card}`,
    'to-payee': (payee: string, amount: string | null) =>
      amount === null ? `anything is paid to ${payee}` : `${amount} or more is paid to ${payee}`,
    'from-payee': (payee: string, amount: string | null) =>
      amount === null ? `anything comes from ${payee}` : `${amount} or more comes from ${payee}`,
    'sign-in': 'someone signs in as me',
  },
  edit: 'Edit',
  editOf: (line: string) => `Edit: ${line}`,
  add: 'Add alert',
  adding: 'Adding...',
  save: 'Save alert',
  saving: 'Saving...',
  remove: 'Remove alert',
  removeThis: 'Remove this alert',
  cancel: 'Cancel',
  done: {
    added: 'The alert was added.',
    changed: 'The alert was changed.',
    removed: 'The alert was removed.',
  },

  addHeading: 'Add an alert',
  editHeading: 'Edit alert',
  kind: 'Tell me when',
  account: 'Account',
  card: 'Card',
  payee: { 'to-payee': 'Who is paid', 'from-payee': 'Who pays' },
  payeeHint: 'The name as your transactions show it.',
  payeeNeeded: 'Enter a name.',
  amount: 'Amount',
  anyAmount: 'At least this much. Leave it empty to hear of any amount.',
  amountNeeded: 'Enter an amount above $0.00.',
  forecastDetail:
    'We look once a day, and about ten minutes after something changes: bills, transfers, income and payments that come back regularly.',
  signInDetail:
    'You hear of each sign-in the ways you chose for notifications. Of a sign-in from a new browser we tell you anyway while your security alerts are on.',
};
