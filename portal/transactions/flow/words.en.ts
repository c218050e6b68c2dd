import { counted } from '../../language/counted.ts';
import { ended } from '../../language/ended.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';

const rhythms: Record<Subscription['rhythm'], string> = {
  monthly: 'Every month',
  yearly: 'Every year',
};

/** What the pictures of where the money went say. */
export const flow = {
  title: 'Where it went',
  loading: 'Adding up the month',
  failed: 'The month could not be added up',
  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  none: 'Nothing came in or went out this month',
  noneDetail: 'Choose another month.',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  saved: 'Left over',
  fromSavings: 'Taken from what you had',
  toOthers: 'Sent to others',
  smallest: (count: number) => counted(count, 'smaller one', 'smaller ones'),
  summary: (sources: string, purposes: string) =>
    `Money in: ${ended(sources)} Money out: ${ended(purposes)}`,
  show: (name: string, amount: string) => `${name}, ${amount}, show these transactions`,
  column: { flow: 'Flow', amount: 'Amount' },

  pace: 'Spending day by day',
  paceSummary: (now: string, before: string) =>
    `Spent by the last day shown: ${ended(now)} By the same day of the month before: ${ended(before)}`,
  thisMonth: 'This month',
  monthBefore: 'Month before',
  day: 'Day',

  insights: 'Worth knowing',
  dismiss: 'Dismiss',
  showRows: 'Show the transactions',
  ahead: (amount: string) => `You have spent ${amount} more than by this day of the month before.`,
  behind: (amount: string) => `You have spent ${amount} less than by this day of the month before.`,
  dearer: (name: string, before: string, now: string, day: string) =>
    `${name} costs ${now} since ${ended(day)} Before, it was ${ended(before)}`,

  subscriptions: 'Payments that come back',
  noSubscriptions: 'No payment to a merchant comes back every month or year.',
  subscriptionsFailed: 'The payments that come back could not be found',
  rhythms,
  byCard: 'by card',
  next: (day: string) => `next about ${day}`,
  trialEnds: (day: string) => `Trial, ends about ${day}`,
  wasBefore: (amount: string) => `was ${amount}`,
  howToStop: 'How to stop one',
  stopping: [
    'Cancel with the merchant, and keep the confirmation.',
    'If it charges you again, open the payment and choose “Dispute this transaction”.',
    'If you cannot reach the merchant, write to us in the chat before the next payment is due.',
  ],

  rules: 'Your categories by payee',
  rule: (payee: string, category: string) => `${payee}: always ${category}`,
  ruleMoneyIn: 'money in',
  removeRule: (payee: string) => `End the rule for ${payee}`,
  ruleRemoved: 'Rule ended. What was filed by it stays.',
  ruleFailed: 'The rule was not ended',
};
