import { formatCount } from '../language/format.ts';
import { ended } from '../language/ended.ts';

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
  failedDetail: 'No money was moved.',
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  empty: 'You have not saved a recipient yet.',
  detail: (kind: string, how: string) => `${kind} · ${how}`,
  atBank: (accountNumber: string, bank: string) => `${accountNumber} at ${bank}`,
  lastTransfer: (date: string) => `Last transfer ${date}`,
  never: 'No transfer yet',

  renameOf: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  saveName: 'Save',
  keepName: 'Keep the name',
  renamed: (name: string) => `The recipient is now called ${ended(name)}`,

  removeOf: (name: string) => `Remove ${name}`,
  notRemoved: (name: string) => `${name} was not removed`,
  removed: (name: string) => `${name} is removed.`,

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
  added: (name: string) => `${name} is saved.`,

  nameWrong: 'Enter a name without <, > or hidden characters.',
  nameTaken: 'Enter another name. You already have a recipient with this one.',
};
