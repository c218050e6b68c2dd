import { ended } from '../language/ended.ts';

/** What the notifications say about certificates. */
export const certificateNotices = {
  titles: {
    'matures-soon': (name: string) => `Matures soon: ${name}`,
    renewed: (name: string) => `Renewed: ${name}`,
    'paid-out': (name: string) => `Matured and moved: ${name}`,
  },
  soon: {
    renew: (day: string) =>
      `On ${day} it renews for another term. To choose otherwise, open the account.`,
    move: (day: string) => `On ${day} it moves to the account that you chose.`,
  },
  renewed: (day: string) =>
    `It now matures on ${ended(day)} You can withdraw it without a penalty for some days: open the account.`,
  paidOut: (day: string) => `It matured on ${ended(day)}`,
};
