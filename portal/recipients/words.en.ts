import { formatCount } from '../language/format.ts';

const kinds: Record<'zelle' | 'external', string> = {
  zelle: 'Zelle',
  external: 'External bank',
};

/** What is said of the list of saved recipients. */
export const savedRecipients = {
  save: 'Save this recipient',
  saving: 'Saving...',
  saved: (name: string) => `${name} is saved`,
  savedDetail: 'You can choose this recipient next time. No money has moved.',
  manage: 'Manage recipients',

  title: 'Saved recipients',
  description: 'The people and accounts you send money to.',
  heading: 'Your recipients',
  loading: 'Loading your recipients',
  failed: 'Your recipients could not be loaded',
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  empty: 'You have not saved a recipient yet.',
  detail: (kind: string, how: string) => `${kind} · ${how}`,
  atBank: (accountNumber: string, bank: string) => `${accountNumber} at ${bank}`,
  lastTransfer: (date: string) => `Last transfer ${date}`,
  never: 'No transfer yet',

  removeOf: (name: string) => `Remove ${name}`,
  notRemoved: (name: string) => `${name} was not removed`,

  addHeading: 'Add a recipient',
  kind: 'How you send',
  kinds,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  contactHint: 'An email or a phone number is enough.',
  bankName: 'Bank name',
  accountNumber: 'Account number',
  accountNumberHint: '4 to 17 digits',
  routingNumber: 'Routing number',
  add: 'Add recipient',
  adding: 'Adding...',

  nameTaken: 'Enter another name. You already have a recipient with this one.',
};
