import { brand } from '../browser/brand.ts';
import { formatCount } from '../language/format.ts';
import { ended } from '../language/ended.ts';

/** What the support chat says. */
export const support = {
  hours: brand.hours,
  open: 'Support chat',
  /** Under the icon in the bar of a phone. */
  short: 'Chat',
  openUnread: (count: number) =>
    count === 1 ? 'Support chat, 1 unread message' : `Support chat, ${count} unread messages`,
  title: 'Support chat',
  /** Where people answer. */
  staffAnswer: (hours: string) =>
    `Our staff read your messages and answer here in our opening hours: ${ended(hours)}`,
  /** Where nobody does. */
  onlyAutomatic: 'This is a demo: the answers are automatic, and nobody reads your messages.',
  conversation: 'Messages',
  empty: 'How can we help?',
  emptyDetail: 'Ask about transfers, cards, deposits, statements or anything else.',
  loading: 'Loading your messages',
  failed: 'Your messages cannot be shown',
  earlier: 'Show earlier messages',
  loadingEarlier: 'Loading...',
  earlierFailed: 'The earlier messages could not be loaded. Please try again.',
  senders: { member: 'You', automatic: 'Automatic answer', staff: 'Our staff' } as Record<
    'member' | 'automatic' | 'staff',
    string
  >,
  about: (description: string, amount: string) => `About: ${description}, ${amount}`,
  aboutNext: 'Your message is about this transaction:',
  dropAbout: 'Do not ask about this transaction',
  waiting: 'Waiting for our staff to answer.',
  noAnswer: (phone: string, hours: string) =>
    `I could not find anything about that in our help. Try asking in a different way, or call us at ${phone}, ${ended(hours)}`,
  message: 'Your message',
  hint: 'Press Enter to send, or Shift and Enter for a new line.',
  placeholder: 'Write a message',
  nothingTyped: 'Please write something first.',
  tooLong: (most: number, typed: number) =>
    `A message has at most ${formatCount(most)} characters. This one has ${formatCount(typed)}.`,
  send: 'Send',
  sending: 'Sending...',
  askAbout: 'Ask about this transaction',
};
