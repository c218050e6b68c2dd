import type { DisputeChange } from '#contract/disputes/dispute-change.ts';

const changes: Record<DisputeChange, { title: (what: string) => string; detail: string }> = {
  opened: {
    title: (what) => `Dispute opened: ${what}`,
    detail: 'We are looking into it. No money has moved yet.',
  },
  credited: {
    title: (what) => `Provisional credit for ${what}`,
    detail: 'We are still looking into it. You can use the money in the meantime.',
  },
  'resolved-for': {
    title: (what) => `Dispute decided in your favor: ${what}`,
    detail: 'The money is yours to keep.',
  },
  'resolved-against': {
    title: (what) => `Dispute not decided in your favor: ${what}`,
    detail: 'The transaction says why, and when any credit is taken back.',
  },
  'taken-back': {
    title: (what) => `Dispute credit taken back: ${what}`,
    detail: 'The provisional credit has left your account.',
  },
  withdrawn: {
    title: (what) => `Dispute withdrawn: ${what}`,
    detail: 'A provisional credit, if there was one, was taken back.',
  },
};

/** What the notifications say about disputes. */
export const disputeNotices = { changes };
