import { counted } from '../language/counted.ts';
import type { Arrival } from '#contract/transfers/transfers.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import type { Fault, TransferField } from './transfer-problems.ts';
import { formatCount } from '../language/format.ts';
import { ended } from '../language/ended.ts';
import { sentOn } from './sent-on.en.ts';

const kinds: Record<TransferKind, string> = {
  internal: 'Between my accounts',
  zelle: 'Zelle',
  external: 'External bank',
};

const kindDetails: Record<TransferKind, string> = {
  internal: 'Moves money from one of your accounts to another.',
  zelle: 'Sends money to a person by email or US phone number.',
  external: 'Sends money to an account at another bank in the United States.',
};

const arrival: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Arrives right away.',
  'within-minutes': () => 'Arrives within minutes.',
  'by-day': (day) => `Arrives by ${ended(day)}`,
};

/** The same of a payment that waits where it is the first one to somebody, and else does not. */
const arrivalOtherwise: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Otherwise it arrives right away.',
  'within-minutes': () => 'Otherwise it arrives within minutes.',
  'by-day': (day) => `Otherwise it arrives by ${ended(day)}`,
};

const form = {
  heading: 'New transfer',
  kind: 'Transfer type',
  kinds,
  kindDetails,
  from: 'From account',
  to: 'To account',
  /** An account in a list: its name, its last digits and what is in it. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  changePlaces: 'Swap accounts',
  oneAccount: 'You have only one account, so there is no other one to move money to.',
  recipient: 'Recipient',
  change: 'Change',
  changeRecipient: 'Change the recipient',
  contactOrBank: (name: string, detail: string) => `${name} · ${detail}`,
  atBank: (accountNumber: string, bank: string) => `${accountNumber} at ${bank}`,
  saved: 'Saved recipient',
  someoneNew: 'Someone new',
  lately: 'Recent',
  find: 'Find a saved recipient',
  found: (count: number, total: number) =>
    `${formatCount(count)} of ${counted(total, 'recipient', 'recipients')}`,
  savedDetails: 'Details of the saved recipient',
  typeInstead: 'Type the details instead',
  lastTransfer: (date: string) => `Last transfer ${date}`,
  never: 'No transfer yet',
  name: 'Recipient name',
  email: 'Email',
  phone: 'Phone',
  contactHint: 'An email or a phone number is enough.',
  bankName: 'Bank name',
  accountNumber: 'Account number',
  accountNumberHint: '4 to 17 digits',
  routingNumber: 'Routing number',
  routingNumberPlaceholder: '9-digit routing number',
  routingNumberHint: 'Nine digits',
  lookingUp: 'Looking up the bank...',
  bankFound: (bank: string) => `This number belongs to ${ended(bank)}`,
  bankNameReplaced: (bank: string) =>
    `This routing number belongs to ${ended(bank)} The money goes there, and the review says so. If you mean another bank, check the number.`,
  bankNotListed:
    'The number is valid, but we do not know which bank it belongs to. Please check it again.',
  amount: 'Amount',
  quickPicks: 'Quick amounts',
  leftAfterSaid: (left: string) => `${left} would be left.`,
  overdrawn: (shortBy: string | null) =>
    shortBy === null
      ? 'Insufficient funds: this is more than is available.'
      : `Insufficient funds: this is ${shortBy} more than is available.`,
  overLimit: (limit: string) => `This is over the limit for one transfer: ${ended(limit)}`,
  overToday: (left: string) => `This is more than you can still send today: ${ended(left)}`,
  arrival,
  arrivalOtherwise,
  cutOff: (time: string) => `Transfers made by ${time} on a business day count for that day.`,
  limits: (atATime: string, aDay: string, left: string) =>
    `You can send up to ${atATime} at a time and ${aDay} a day. ${left} is left for today.`,
  terms: 'Limits and arrival',
  memo: 'Memo',
  memoHint: 'For your own records, kept with the transfer.',
  amountFirst: 'Enter an amount to continue.',
  review: 'Review transfer',
  reviewing: 'Checking...',
};

/** What stands at a control that is missing or wrong; the alert of the form says what happened. */
const faults: Record<Fault, string> = {
  'name needed': 'Enter the name of the recipient.',
  'bankName needed': 'Enter the name of the bank.',
  'accountNumber needed': 'Enter the account number.',
  'routingNumber needed': 'Enter the nine digits of the routing number.',
  'email or phone needed': 'Enter an email or a phone number.',
  AMOUNT_NOT_POSITIVE: 'Enter an amount above $0.00.',
  INSUFFICIENT_FUNDS: 'Enter an amount that is available, or choose another account.',
  UNKNOWN_ACCOUNT: 'Choose one of your accounts.',
  UNKNOWN_GOAL: 'Choose another goal, or none.',
  SAME_ACCOUNT: 'Choose a different account from the one the money comes from.',
  CERTIFICATE_NOT_MATURE: 'Choose an account that is not a certificate.',
  UNKNOWN_RECIPIENT: 'Choose another recipient, or type the details.',
  ROUTING_NUMBER_NOT_NINE_DIGITS: 'Enter all nine digits.',
  ROUTING_NUMBER_WRONG: 'Check the nine digits. No bank has this number.',
  ACCOUNT_NUMBER_WRONG: 'Enter 4 to 17 digits.',
  EMAIL_WRONG: 'Enter it in full, such as name@example.com.',
  PHONE_WRONG: 'Enter ten digits, such as (555) 014-2600.',
  MEMO_TOO_LONG: 'Shorten it to 500 characters.',
  OVER_TRANSFER_LIMIT: 'Enter a smaller amount: this is over the limit for one transfer.',
  OVER_DAILY_LIMIT: 'Enter a smaller amount: this is more than you can still send today.',
  TRANSFER_DAY_TOO_SOON: 'Choose tomorrow or a later day.',
  TRANSFER_DAY_TOO_FAR: 'Choose a day within a year.',
  'date needed': 'Choose the day on which it is sent.',
  'date wrong': 'This date does not exist. Choose another.',
  RECIPIENT_NAME_WRONG: 'Enter a name without <, > or hidden characters.',
  BANK_NAME_WRONG: 'Enter the name of the bank without <, > or hidden characters.',
  RECIPIENT_NAME_TAKEN: 'Enter another name. You already have a recipient with this one.',
};

/** What the links of the alert are called. */
const fields: Record<TransferField, string> = {
  from: form.from,
  to: form.to,
  goal: 'Goal',
  recipient: form.saved,
  name: form.name,
  email: form.email,
  phone: form.phone,
  bankName: form.bankName,
  accountNumber: form.accountNumber,
  routingNumber: form.routingNumber,
  amount: form.amount,
  memo: form.memo,
  date: 'Date',
};

const confirmation = {
  title: (amount: string, to: string) => `Send ${amount} to ${to}`,
  check: 'Please check the details before you confirm.',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  memo: 'Memo',
  balanceNow: 'Available now',
  balanceAfter: 'Available after',
  arrival: 'When',
  sentBefore: (amount: string, to: string, minutes: number) =>
    minutes === 0
      ? `You sent ${amount} to ${to} less than a minute ago.`
      : `You sent ${amount} to ${to} ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago.`,
  sentBeforeDetail: 'If you confirm, you send a second payment.',
  otherBank: (bank: string) => `This routing number belongs to ${ended(bank)}`,
  otherBankDetail: (typed: string, bank: string) =>
    `You entered “${typed}” as the bank. The money goes to ${ended(bank)} If you mean another bank, go back and check the number.`,
  looksLike: (name: string) => `This name looks like ${name}, but the account is different.`,
  looksLikeDetail: (name: string) =>
    `You have paid or saved ${name} with different details. If someone gave you new ones, call ${name} at a number you already know before you confirm.`,
  sendAgain: 'Send another one',
  sameNotKnown: (amount: string, to: string) =>
    `You already tried to send ${amount} to ${to}, and we do not know yet whether it was sent.`,
  sameNotKnownDetail:
    'If you send the same one, it is sent only once in all, now or before. If you send another one, it is a second payment, on top of the first.',
  sameKnown: (label: string, amount: string, to: string) =>
    `You have already sent ${amount} to ${to}: ${ended(label)}`,
  sendSame: 'Send the same one',
  afterSame: 'Available after the same one',
  afterBoth: 'Available after both',
  held: 'Held for review',
  waits: (moment: string) => `On hold until ${moment}`,
  waitsDetail: (to: string) =>
    `This is your first payment to ${to}, and we hold large first payments. The money leaves your account now, and you can cancel the payment here until then. You choose how long we hold it under Settings, Security.`,
  heldDetail:
    'Transfers of this size to others are held for review before we send them. The money leaves your account now, and the transfer shows as pending.',
  confirm: 'Confirm transfer',
  cancel: 'Cancel',

  processing: 'Sending your transfer',
  processingDetail: 'This takes a few seconds.',
  processingSteps: 'Progress',
  asking: 'Contacting the bank',
  taken: (amount: string, from: string) => `${amount} has left ${from}`,
  underWay: 'Being processed',
  mayClose: 'You can close this. The transfer continues, and the history shows its status.',
  close: 'Close',

  unknown: 'We do not know yet whether this was sent',
  unknownDetail:
    'The bank did not answer, and we keep checking. Trying again is safe: it is the same transfer, and the bank sends it only once.',
  tryAgain: 'Try again',
  backToForm: 'Back to the form',
};

const receipt = {
  completed: (amount: string, to: string) => `${amount} sent to ${to}`,
  completedDetail: { internal: () => 'The transfer is complete.', ...sentOn },
  pending: (amount: string, to: string) => `${amount} to ${to} is pending`,
  pendingDetail: 'It is held for review before we send it. The money has left your account.',
  waitsDetail: (moment: string) =>
    `We hold large first payments. This one is on hold until ${moment}, and you can cancel it until then.`,
  failed: (amount: string, to: string) => `${amount} to ${to} was not sent`,
  failedDetail: 'The money is back in your account. What you typed is still in the form.',
  label: 'Receipt',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  transaction: 'Transaction',
  reference: 'Reference',
  status: 'Status',
  when: 'When',
  dueElsewhere: 'Due at the other bank by',
  another: 'Make another transfer',
  dashboard: 'Back to dashboard',
  backToForm: 'Back to the form',
  closes:
    'This closes by itself unless you press a key or touch it. The receipt stays in the history.',
  stays: 'This stays open until you close it. The receipt stays in the history.',
};

const tiles = {
  heading: 'Your transfers at a glance',
  loading: 'Loading figures',
  pending: 'Pending',
  pendingDetail: 'Held for review',
  processing: 'Processing',
  processingDetail: 'On their way',
  today: "Today's Transfers",
  todayDetail: 'Since midnight',
  amountSent: 'Amount Sent',
  amountSentDetail: 'Today',
  failed: 'These figures could not be loaded.',
};

const history = {
  heading: 'Transfer history',
  list: 'Transfers, newest first',
  loading: 'Loading transfer history',
  showMore: 'Show more',
  loadingMore: 'Loading more...',
  filters: 'Filter transfers',
  status: 'Status',
  anyStatus: 'All statuses',
  type: 'Type',
  anyType: 'All types',
  noneFound: 'No transfers match',
  noneFoundDetail: 'Choose another status or type.',
  dueElsewhere: (day: string) => `Due at the other bank by ${day}`,
  repeat: 'Repeat',
  repeatOf: (what: string, label: string) => `Repeat: ${what}, ${label}`,
  cancel: 'Cancel',
  cancelOf: (what: string, label: string) => `Cancel: ${what}, ${label}`,
  moreFailed: 'The next transfers could not be loaded. No money was moved.',
  empty: 'No transfers yet',
  emptyDetail: 'Transfers you make are listed here with their reference.',
  failed: 'Your transfers could not be loaded',
  failedDetail: 'No money was moved.',
};

const cancellation = {
  title: 'Cancel this transfer?',
  what: (amount: string, description: string) => `${amount}: ${description}`,
  detail: (amount: string, account: string) =>
    `It has not been sent on yet. If you cancel it, ${amount} goes back to ${ended(account)}`,
  keep: 'Keep it',
  cancel: 'Cancel transfer',
  done: 'The transfer is cancelled',
  doneDetail: (amount: string, account: string) => `${amount} is back in ${ended(account)}`,
};

/** What is said of a transfer whose answer was lost. */
const unsettled = {
  notKnown: (amount: string, to: string) => `We do not know whether ${amount} to ${to} was sent`,
  notKnownDetail:
    'The bank has not confirmed it yet, and we keep checking. Anything you send with this form is another transfer, on top of it.',
  same: 'Finish this one',
  known: (label: string, amount: string, to: string, status: string) =>
    `${label}: ${amount} to ${ended(to)} ${status}`,
  knownDetail:
    'The connection was lost before the answer arrived. We have now checked its status with the bank.',
  putAside: 'Got it',
  see: 'See the transfer',
  notSent: (amount: string, to: string) => `${amount} to ${to} was not sent`,
};

/** What the transfer screen says. */
export const transfer = {
  heading: 'Transfer Money',
  detail: 'To your own accounts, to people you know and to other banks.',
  loading: 'Loading your accounts',
  failed: 'Your accounts could not be loaded',
  failedDetail: 'No money was moved.',
  empty: 'No account to send from',
  emptyDetail: 'Once you have a deposit account, you can send money from it here.',
  seesOnly: 'You can see transfers here, but not send money',
  seesOnlyDetail: (holder: string) =>
    `Your access to the accounts of ${holder} lets you see what was sent. Ask the person who gave it to you if you need more.`,
  notRepeated: 'The transfer to repeat could not be loaded',
  notRepeatedDetail: 'You can fill in the form by hand.',
  refusedFields: 'Go to what is missing or wrong',
  form,
  faults,
  fields,
  confirmation,
  receipt,
  unsettled,
  tiles,
  history,
  cancellation,
};
