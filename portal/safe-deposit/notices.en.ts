import { ended } from '../language/ended.ts';

/** What the notifications say about a safe deposit box. */
export const safeDepositNotices = {
  visit: {
    scheduled: (moment: string) => `Visit scheduled: ${moment}`,
    cancelled: (moment: string) => `Visit cancelled: ${moment}`,
  },
  charge: {
    paid: { title: 'Paid: safe deposit box', detail: (day: string) => `The annual fee of ${day}` },
    unpaid: {
      title: 'Not paid: safe deposit box',
      detail: (day: string) =>
        `There was not enough money on ${ended(day)} No money moved, and we try again every day.`,
    },
  },
};
