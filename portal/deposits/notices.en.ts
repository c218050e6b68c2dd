import { ended } from '../language/ended.ts';
import type { DepositChange } from '#contract/deposits/deposit-change.ts';

const changes: Record<DepositChange, { title: (account: string) => string; detail: string }> = {
  received: {
    title: (account) => `Check received for ${account}`,
    detail: 'It is pending, so you cannot use the money yet.',
  },
  'partly-available': {
    title: (account) => `Part of your deposit is available in ${account}`,
    detail: 'The rest becomes available on a later day.',
  },
  available: {
    title: (account) => `Your deposit is available in ${account}`,
    detail: 'You can use all of it.',
  },
  returned: {
    title: (account) => `Check returned: ${account}`,
    detail: 'The money was taken back out of the account.',
  },
};

/** What the notifications say about deposits of checks. */
export const depositNotices = {
  changes,
  returned: {
    below: (amount: string) => `The account is ${amount} below zero. Please pay it in soon.`,
    fee: (fee: string) => `The fee for it was ${ended(fee)}`,
  },
};
