import { ended } from '../language/ended.ts';

/** Words about overdrafts by card: the model notice A-9 of Regulation E, with the bank's own figures. */
export const overdraft = {
  heading: 'Overdrafts by debit card',
  loading: 'Loading your choice about overdrafts',
  failed: 'Your choice about overdrafts cannot be shown right now',

  what: 'An overdraft occurs when you do not have enough money in your account to cover a transaction, but we pay it anyway.',
  which:
    'We pay overdrafts only for ATM withdrawals and everyday debit card purchases, and only if you ask us to. If you do not, we decline them, at no charge.',
  never:
    'Transfers, bills and scheduled payments never overdraw your account. If the money is not there, they are not sent, at no charge.',
  feesHeading: 'What will I be charged if you pay my overdraft?',
  fee: (fee: string) => `We charge ${fee} each time we pay an overdraft.`,
  noFee: 'We charge nothing.',
  feesADay: (count: number) =>
    count === 1 ? 'We charge at most 1 fee a day.' : `We charge at most ${count} fees a day.`,
  most: (amount: string) =>
    `We pay up to ${amount} beyond your balance in total. We decline anything above that.`,
  covered:
    'There is no fee if your balance covers the purchase when you make it, or when the merchant collects the money.',
  changeHeading: 'What if I change my mind?',
  change:
    'You can change your choice here at any time, as often as you like. It takes effect right away for every owner of the account.',

  question: 'ATM withdrawals and everyday debit card purchases beyond my balance',
  decline: 'Decline them',
  declineDetail: 'I do not want you to pay my overdrafts. There is no charge.',
  pay: 'Pay them',
  payDetail: (fee: string) => `I want you to pay my overdrafts, for ${fee} each.`,
  payDetailFree: 'I want you to pay my overdrafts. There is no charge.',
  save: 'Save my choice',
  saving: 'Saving',
  saved: {
    allowed: 'Saved: we pay these overdrafts. We have sent you a confirmation.',
    declined: 'Saved: we decline these payments. We have sent you a confirmation.',
  },

  nobody: 'No owner has asked us to pay overdrafts, so we decline these payments.',
  allowedBy: (name: string, date: string) =>
    `We pay these overdrafts: chosen by ${name}, ${ended(date)}`,
  declinedBy: (name: string, date: string) =>
    `We decline these payments: chosen by ${name}, ${ended(date)}`,
};
