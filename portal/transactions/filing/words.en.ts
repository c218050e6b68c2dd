import { counted } from '../../language/counted.ts';

/** What filing and splitting a transaction says. */
export const filing = {
  heading: 'What it was for',
  byBank: 'Money between your own accounts, and money from a loan, keeps its category.',
  change: 'Change category',
  category: 'Category',
  refundHint: 'For a refund, choose what you had paid for: the refund then lowers that spending.',
  always: (payee: string) => `Always for ${payee}`,
  alwaysHint: 'Past and future payments too, except those that you changed one by one.',
  save: 'Save',
  cancel: 'Cancel',
  filed: (category: string) => `Filed under ${category}`,
  filedMany: (category: string, count: number) =>
    `${counted(count, 'transaction', 'transactions')} filed under ${category}`,
  failed: 'The category was not changed',

  split: 'Split',
  changeSplit: 'Change the split',
  parts: 'Parts',
  part: (number: number) => `Part ${number}`,
  partCategory: (number: number) => `Category of part ${number}`,
  partAmount: (number: number) => `Amount of part ${number}`,
  addPart: 'Add a part',
  removePart: (number: number) => `Remove part ${number}`,
  left: (amount: string) => `${amount} left to assign`,
  over: (amount: string) => `${amount} too much`,
  whole: 'The parts add up.',
  makeWhole: 'Make it one again',
  chooseCategory: 'Choose a category for each part.',
  amountMissing: 'Enter an amount above $0.00 for each part.',
  isSplit: 'Split saved',
  isWhole: 'It is one transaction again',
  splitFailed: 'The split was not saved',
};
