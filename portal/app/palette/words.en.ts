import type { CommandGroup } from './commands.ts';
import type { ShortcutName } from '../shortcuts/shortcuts.ts';
import type { Tab } from '../../navigation/tabs.ts';

const groups: Record<CommandGroup | 'recent' | 'transactions', string> = {
  recent: 'Recent',
  tabs: 'Go to',
  actions: 'Actions',
  recipients: 'Send money',
  accounts: 'Accounts',
  transactions: 'Transactions',
  settings: 'Settings',
  portal: 'This portal',
};

const shortcuts: Record<Exclude<ShortcutName, Tab>, string> = {
  palette: 'Search or go anywhere',
  search: 'Search transactions',
  help: 'Show this list',
  close: 'Close what is open',
};

/** What the command palette says, and the list of shortcuts. */
export const palette = {
  title: 'Search or go anywhere',
  placeholder: 'A screen, a person, a payment...',
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingDetail: 'Try another word, or the name of a payee.',
  searching: 'Searching your transactions...',
  searchFailed: 'Your transactions could not be searched.',
  hints: { move: 'to move', choose: 'to open', close: 'to close' },
  groups,
  notifications: 'Notifications',
  supportChat: 'Support chat',
  sendTo: (name: string) => `Send money to ${name}`,
  transactionsOf: (account: string) => `Transactions of ${account}`,
  findIn: (typed: string) => `Search all transactions for “${typed}”`,
  hideBalances: 'Hide balances',
  showBalances: 'Show balances',
  appearance: {
    system: 'Appearance: like the device',
    light: 'Light appearance',
    dark: 'Dark appearance',
  },
  switchTo: (language: string) => `Switch to ${language}`,
  shortcutList: 'Keyboard shortcuts',
  signOut: 'Sign out',
  /** Other words by which people look for these. */
  also: {
    dashboard: 'home overview balance',
    transactions: 'history activity payments',
    transfer: 'send move money zelle wire',
    settings: 'preferences options',
    deposit: 'check cheque photo',
    bills: 'payees utilities schedule',
    statements: 'documents pdf download',
    exchange: 'convert rates euro foreign money',
    cards: 'lock pin limit replace lost travel',
    safeDeposit: 'vault visit key',
    portfolio: 'stocks funds invest',
    loans: 'mortgage borrow calculator',
    creditScore: 'rating',
    budgets: 'spending plan categories',
    notifications: 'bell news alerts',
    supportChat: 'help contact question message',
    settingsParts: {
      'account-status': 'plan member',
      'security-score': 'safety',
      security: 'password logout delay',
      'sign-in-ways': 'two-factor sms authenticator passkeys recovery codes',
      sessions: 'devices browsers sign out',
      'security-log': 'history audit',
      profile: 'address email phone name',
      notifications: 'alerts email sms push',
      'sent-messages': 'messages email sms',
      display: 'theme language appearance shortcuts',
      help: 'contact telephone',
    },
    hideBalances: 'privacy private',
    appearance: 'theme colours night mode',
    language: 'language idioma spanish english inglés español',
    shortcuts: 'keys help',
    signOut: 'log out leave exit',
  },
  shortcuts,
  goTo: (tab: string) => `Go to ${tab}`,
  shortcutsTitle: 'Keyboard shortcuts',
  shortcutsDetail: 'They work wherever no text is being typed and no dialog is open.',
  shortcutsAreOff:
    'Shortcuts with letters and symbols are turned off in this browser. You can turn them on under Settings, Display.',
};
