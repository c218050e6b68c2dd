import { ended } from '../language/ended.ts';

/** What the notifications say of what a member asked to be told of. */
export const alertNotices = {
  titles: {
    'balance-below': (account: string) => `Low balance: ${account}`,
    'money-out': (account: string) => `Payment from ${account}`,
    'money-in': (account: string) => `Deposit to ${account}`,
  },
  details: {
    'balance-below': (limit: string) => `The balance fell below ${ended(limit)}`,
    'money-out': (limit: string) => `You asked to hear of ${limit} or more.`,
    'money-in': (limit: string) => `You asked to hear of ${limit} or more.`,
  },
};
