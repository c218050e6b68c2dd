import { ended } from '../language/ended.ts';

/** Notifications about money from others. */
export const creditNotices = {
  titles: {
    received: (from: string) => `Money received from ${from}`,
    'taken-back': (from: string) => `Taken back: ${from}`,
  },
  into: (account: string) => `It is in ${ended(account)}`,
  takenBack: (account: string) =>
    `This payment was credited to you by mistake. It was taken out of ${account} again.`,
  below: (amount: string) => `The account is ${amount} below zero. Please pay it in soon.`,
};
