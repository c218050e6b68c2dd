import { ended } from '../language/ended.ts';

/** Notifications about overdrafts by card. */
export const overdraftNotices = {
  titles: {
    allowed: (account: string) => `Overdrafts by card allowed: ${account}`,
    ended: (account: string) => `Overdrafts by card not allowed: ${account}`,
    paid: (account: string) => `We paid an overdraft: ${account}`,
  },
  allowed: (fee: string) => `Each overdraft costs ${ended(fee)} You can change this at any time.`,
  allowedFree: 'They cost nothing. You can change this at any time.',
  ended: 'Card payments beyond your balance are declined, at no charge.',
  paid: (fee: string) =>
    `The fee is ${ended(fee)} Please make a deposit to bring your balance above zero.`,
  paidFree: 'There is no fee. Please make a deposit to bring your balance above zero.',
};
