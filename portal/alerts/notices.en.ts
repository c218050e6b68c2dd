import { ended } from '../language/ended.ts';

const ofLimit = (limit: string) => `You asked to hear of ${limit} or more.`;

/** What the notifications say of what a member asked to be told of. */
export const alertNotices = {
  titles: {
    'balance-below': (account: string) => `Low balance: ${account}`,
    'forecast-below': (account: string) => `Low forecast: ${account}`,
    'money-out': (account: string) => `Payment from ${account}`,
    'money-in': (account: string) => `Deposit to ${account}`,
    'card-purchase': (merchant: string) => `Large purchase: ${merchant}`,
    'to-payee': (payee: string) => `Payment to ${payee}`,
    'from-payee': (payee: string) => `Payment from ${payee}`,
  },
  balanceBelow: (limit: string) => `The balance fell below ${ended(limit)}`,
  forecastBelow: (limit: string, day: string) =>
    `It is expected to fall below ${limit}, and to be lowest on ${ended(day)}`,
  ofLimit,
  ofAny: 'You asked to hear of any amount.',
};
