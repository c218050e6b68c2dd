import type { DisputeReason, DisputeStatus } from '#contract/disputes/disputes.ts';
import { ended } from '../language/ended.ts';

const reasons: Record<DisputeReason, string> = {
  'not-mine': 'I did not make or allow it',
  'wrong-amount': 'The amount is wrong',
  'charged-twice': 'I was charged twice',
  'not-received': 'I did not get what I paid for',
  'returned-no-refund': 'I returned it and got no refund',
  other: 'Something else',
};

const statuses: Record<DisputeStatus, { name: string; meaning: string }> = {
  open: { name: 'Open', meaning: 'We are looking into it. No money has moved yet.' },
  credited: {
    name: 'Provisional credit',
    meaning: 'We are still looking into it. You have the money in the meantime.',
  },
  'resolved-for': { name: 'Resolved in your favor', meaning: 'The money is yours to keep.' },
  'resolved-against': {
    name: 'Resolved against you',
    meaning: 'We found that the transaction was right.',
  },
  withdrawn: { name: 'Withdrawn', meaning: 'You withdrew this dispute.' },
};

/** What disputing a transaction says. */
export const disputes = {
  mark: 'Disputed',
  dispute: 'Dispute this transaction',
  until: (date: string) =>
    `You can dispute it until ${date}, counted from the first statement that shows it.`,
  tooLate: (date: string) =>
    `It could be disputed until ${date}, counted from the first statement that showed it.`,
  reasons,
  statuses,

  form: {
    title: 'Dispute this transaction',
    reason: 'What is wrong',
    chooseReason: 'Choose a reason',
    amount: 'Amount you dispute',
    amountHint: (most: string) => `${most} or less`,
    story: 'What happened',
    storyHint: 'Dates, names and what you have already tried help us.',
    clock: (creditBy: string, decideBy: string) =>
      `If we have not decided by ${creditBy}, you get the amount back provisionally that day. We decide by ${ended(decideBy)}`,
    cancel: 'Cancel',
    submit: 'Open dispute',
    submitting: 'Opening dispute...',
    opened: 'Dispute opened',
    reasonNeeded: 'Please choose what is wrong.',
    amountNeeded: 'Please enter an amount above $0.00.',
    storyNeeded: 'Please say what happened.',
  },

  tracker: {
    heading: 'Your dispute',
    amount: (amount: string) => `You dispute ${ended(amount)}`,
    steps: {
      opened: 'Dispute opened',
      credit: 'Provisional credit',
      decision: 'Decision',
      withdrawn: 'Withdrawn',
      takeBack: 'Credit taken back',
    },
    done: (date: string) => `Done on ${date}`,
    creditDue: (date: string) => `On ${date}, if we have not decided by then`,
    noCredit: 'Not needed',
    decisionDue: (date: string) => `By ${date}`,
    takeBackDue: (date: string) => `On ${date}`,
    explanation: (text: string) => `What we found: ${text}`,
    withdraw: 'Withdraw dispute',
  },

  withdrawal: {
    title: 'Withdraw this dispute?',
    open: 'We stop looking into it. No money moves.',
    credited: (amount: string) =>
      `We stop looking into it, and the provisional credit of ${amount} leaves your account now.`,
    keep: 'Keep it open',
    confirm: 'Withdraw dispute',
    done: 'Dispute withdrawn',
  },
};
