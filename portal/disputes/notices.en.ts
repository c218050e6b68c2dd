import type { DisputeChange } from '#contract/disputes/disputes.ts';

const changes: Record<DisputeChange, { title: (what: string) => string; detail: string }> = {
  opened: {
    title: (what) => `Dispute opened: ${what}`,
    detail: 'We are looking into it. No money has moved yet.',
  },
  credited: {
    title: (what) => `Provisional credit for ${what}`,
    detail: 'We are still looking into it. You can use the money meanwhile.',
  },
  'resolved-for': {
    title: (what) => `Dispute decided for you: ${what}`,
    detail: 'The money is yours to keep.',
  },
  'resolved-against': {
    title: (what) => `Dispute not decided for you: ${what}`,
    detail: 'The transaction says why, and when a credit leaves again.',
  },
  'taken-back': {
    title: (what) => `Dispute credit taken back: ${what}`,
    detail: 'The provisional credit has left your account.',
  },
  withdrawn: {
    title: (what) => `Dispute withdrawn: ${what}`,
    detail: 'A provisional credit, if there was one, has gone back.',
  },
};

/** What the notifications say about disputes. */
export const disputeNotices = { changes };
