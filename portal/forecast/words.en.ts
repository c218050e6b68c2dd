import { ended } from '../language/ended.ts';

/** What the portal says about the days to come. */
export const forecast = {
  title: 'The next 30 days',
  description:
    'What is scheduled, and what came regularly in the last months, as it would happen if you do nothing else.',
  loading: 'Looking at the next 30 days',
  failed: 'The next 30 days cannot be shown',
  accounts: 'your accounts',
  comes: 'What comes',
  none: 'Nothing is scheduled, and nothing in your history comes regularly.',
  likely: 'expected',
  fails: 'Will not be paid',
  least: (amount: string, day: string) => `Lowest in 30 days: ${amount} · ${day}`,
  leastHidden: (day: string) => `Lowest in 30 days: ${day}`,
  lowest: (account: string, amount: string, day: string) =>
    `${account}: lowest on ${day}, with ${amount} available`,
  lowestHidden: (account: string, day: string) => `${account}: lowest on ${day}`,
  calendar: 'What comes, day by day',
  allDays: 'All 30 days',
  onDay: (day: string, what: string) => `${day}: ${what}`,
  marks: { in: 'Money in', out: 'Money out', fails: 'Will not be paid' },
  low: (amount: string, day: string) => `Lowest: ${amount} · ${day}`,
  lowHidden: (day: string) => `Lowest: ${day}`,
  /** The title when a transfer makes one payment fail, by when that is due. */
  breaks: {
    bill: {
      today: 'This transfer will break today’s bill',
      weekday: (day: string) => `This transfer will break ${day}’s bill`,
      date: (day: string) => `This transfer will break the bill of ${day}`,
    },
    loan: {
      today: 'This transfer will break today’s loan payment',
      weekday: (day: string) => `This transfer will break ${day}’s loan payment`,
      date: (day: string) => `This transfer will break the loan payment of ${day}`,
    },
    transfer: {
      today: 'This transfer will break today’s scheduled transfer',
      weekday: (day: string) => `This transfer will break ${day}’s scheduled transfer`,
      date: (day: string) => `This transfer will break the scheduled transfer of ${day}`,
    },
    payment: {
      today: 'This transfer will break a payment of today',
      weekday: (day: string) => `This transfer will break a payment on ${day}`,
      date: (day: string) => `This transfer will break a payment on ${day}`,
    },
  },
  breaksMany: 'After this transfer, these cannot be paid:',
  due: (amount: string, description: string, day: string) =>
    `${amount}, ${description}, due ${ended(day)}`,
  short: (amount: string) => `The account will be ${amount} short.`,
};
