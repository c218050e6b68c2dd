import {
  type MoneyRequestStatus,
  openForDays,
} from '#contract/money-requests/money-request-terms.ts';
import { ended } from '../language/ended.ts';
import type { AskFault } from './ask-draft.ts';

/** What became of a request: of one that came to the member, and of one that they made. */
const receivedStatus: Readonly<Record<MoneyRequestStatus, string>> = {
  open: 'Open',
  paid: 'Paid',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const moneyRequests = {
  loading: 'Loading requests for money',
  failed: 'Requests for money cannot be shown right now.',
  status: receivedStatus,
  onTheWay: 'Paid, on the way',

  received: 'Asked of you',
  receivedDetail: 'Only pay requests from people you know.',
  receivedNone: 'Nobody is asking you for money',
  receivedNoneDetail: 'When another member here asks you for money, you will see it here.',
  from: (name: string) => `${name} asks you for money`,
  anyAmount: 'Any amount',
  asked: (day: string) => `Asked ${day}`,
  until: (day: string) => `Open until ${day}`,
  pay: 'Pay',
  decline: 'Decline',
  mute: 'Mute',
  ofRequest: (act: string, name: string) => `${act}: request from ${name}`,

  sent: 'You asked for',
  sentDetail: `Open for ${openForDays} days, or until paid.`,
  sentNone: 'You have not asked for money yet',
  sentNoneDetail: 'Ask a member by email or phone, or share a link or a QR code.',
  ask: 'Ask for money',
  toName: (name: string) => `From ${name}`,
  byLink: 'By link',
  paidBy: (name: string) => `Paid by ${name}`,
  showLink: 'Show link',
  cancel: 'Cancel',
  ofOwn: (act: string, what: string) => `${act}: ${what}`,

  muted: 'Muted',
  mutedDetail: 'Their requests do not reach you. They are not told.',
  unmute: 'Unmute',
  unmuteName: (name: string) => `Unmute ${name}`,
  unmuted: (name: string) => `${name} can ask you for money again`,

  keep: 'Go back',
  declining: {
    title: (name: string) => `Decline the request from ${name}?`,
    what: (name: string) => `${name} is told that you declined. No money moves.`,
    done: 'Request declined',
  },
  muting: {
    title: (name: string) => `Mute ${name}?`,
    what: (name: string) =>
      `You will get no more requests from ${name}, who is not told. What was asked before stays until you decline it.`,
    done: (name: string) => `You will get no more requests from ${name}`,
  },
  cancelling: {
    title: 'Cancel this request?',
    what: 'Nobody can pay it any more. A link to it stops working.',
    done: 'Request cancelled',
  },

  asking: {
    title: 'Ask for money',
    detail: 'From another member of this credit union.',
    how: 'How do you want to ask?',
    byContact: 'By email or phone',
    byLink: 'By link or QR code',
    who: 'Whom do you ask?',
    somebody: 'Someone else',
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    contactHint: 'Enter an email or a phone number.',
    nobody:
      'For everyone’s privacy we do not say whether it belongs to a member. If it does, they see your request at once.',
    amount: 'Amount',
    faults: {
      'name needed': 'Enter the name of the person you ask.',
      'contact needed': 'Enter an email or a phone number.',
      'own email': 'This is your own email. Enter that of the person you ask.',
      'amount needed': 'Enter an amount above $0.00.',
      RECIPIENT_NAME_WRONG: 'Enter a name without <, > or hidden characters.',
      EMAIL_WRONG: 'Enter it in full, such as name@example.com.',
      PHONE_WRONG: 'Enter ten digits, such as (555) 014-2600.',
      REQUEST_TOO_LARGE: 'Enter a smaller amount: nobody can send so much at a time.',
      REQUEST_NOTE_WRONG: 'Enter a note without links, tags such as <b> or hidden characters.',
    } satisfies Record<AskFault, string>,
    anyAmount: 'Let the payer choose the amount',
    linkOnce: 'Whoever opens the link and signs in here can pay it, once.',
    note: 'Note',
    noteHint: 'Such as “Dinner on Friday”. Whoever pays will read it.',
    to: 'Money arrives in',
    cancel: 'Cancel',
    submit: 'Ask for money',
    submitLink: 'Make the link',
    done: (amount: string, name: string) => `You asked ${name} for ${amount}`,
  },

  link: {
    title: 'Share your request',
    amount: (amount: string) => `For ${amount}`,
    anyAmount: 'For any amount',
    detail: (day: string) => `It can be paid once, until ${ended(day)}`,
    code: 'QR code of the link below',
    link: 'Link',
    copy: 'Copy link',
    demo: 'In this demo the bank runs in this page alone, so the link opens nothing anywhere else.',
    done: 'Done',
  },

  paying: {
    title: (name: string) => `Pay ${name}`,
    loading: 'Loading the request',
    careful: 'Only pay requests from people you know',
    carefulDetail: (name: string) =>
      `We know this member as ${ended(name)} A payment cannot be taken back once it has arrived, and we never send requests ourselves.`,
    note: 'For',
    amount: 'Amount',
    from: 'From account',
    review: 'Review payment',
    askFor: 'Request approval',
    over: {
      paid: 'This request has been paid.',
      declined: 'This request was declined.',
      cancelled: 'This request was cancelled.',
      expired: 'This request has expired.',
    } satisfies Record<Exclude<MoneyRequestStatus, 'open'>, string>,
    overDetail: 'It cannot be paid any more.',
    own: 'This is your own request. Someone else can pay it.',
    notThere: 'This link does not lead to a request.',
    notThereDetail: 'Check that you have all of it, or ask for a new one.',
    mayNot: 'You cannot send money from these accounts.',
    close: 'Close',
    account: (name: string, available: string) => `${name}, ${available} available`,
  },
};
