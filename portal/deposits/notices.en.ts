import type { DepositChange } from '#contract/deposits/deposits.ts';

const changes: Record<DepositChange, { title: (account: string) => string; detail: string }> = {
  received: {
    title: (account) => `Check received for ${account}`,
    detail: 'It is pending: it cannot be used yet.',
  },
  'partly-available': {
    title: (account) => `Part of your deposit is available in ${account}`,
    detail: 'The rest follows on its day.',
  },
  available: {
    title: (account) => `Your deposit is available in ${account}`,
    detail: 'All of it can be used.',
  },
  returned: {
    title: (account) => `Check returned: ${account}`,
    detail: 'The money has left the account again.',
  },
};

/** What the notifications say about deposits of checks. */
export const depositNotices = { changes };
