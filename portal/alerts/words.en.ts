import type { AlertKind } from '#contract/alerts/alert-terms.ts';

const kinds: Record<AlertKind, string> = {
  'balance-below': 'The balance falls below',
  'money-out': 'A payment of at least',
  'money-in': 'A deposit of at least',
};

/** What the portal says where members choose what they are told of their accounts. */
export const alerts = {
  heading: 'Account alerts',
  detail: 'What you want to hear about your accounts. You are told the ways you chose above.',
  loading: 'Loading your alerts',
  failed: 'Your alerts cannot be shown right now',
  none: 'You have not set any alerts.',
  kinds,
  lines: {
    'balance-below': (account: string, amount: string) =>
      `When the balance of ${account} falls below ${amount}`,
    'money-out': (account: string, amount: string) =>
      `When ${amount} or more leaves ${account} at once`,
    'money-in': (account: string, amount: string) =>
      `When ${amount} or more comes into ${account} at once`,
  },
  remove: 'Remove',
  removeOf: (line: string) => `Remove: ${line}`,
  removed: 'The alert was removed.',

  addHeading: 'Add an alert',
  account: 'Account',
  kind: 'Tell me when',
  amount: 'Amount',
  amountNeeded: 'Enter an amount above $0.00.',
  add: 'Add alert',
  adding: 'Adding...',
  added: 'The alert was added.',
};
