import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { ApprovalOutcome } from '#contract/approvals/approvals.ts';
import { ended } from '../language/ended.ts';

const outcomes: Readonly<Record<ApprovalOutcome, string>> = {
  sent: 'The money is on its way.',
  held: 'It is held until we have reviewed it. The transfer history shows when it is sent on.',
  waits: 'As a first payment to somebody new it waits, and can still be cancelled meanwhile.',
  scheduled: 'It leaves on its day, if there is enough money in the account.',
  paid: 'The bill is paid.',
};

const decisions: Readonly<Record<ApprovalStatus, (by: string, moment: string) => string>> = {
  waiting: (by, moment) => `Asked for by ${by}, ${moment}`,
  approved: (by, moment) => `Approved by ${by}, ${moment}`,
  declined: (by, moment) => `Declined by ${by}, ${moment}`,
  withdrawn: (by, moment) => `Withdrawn by ${by}, ${moment}`,
  expired: (_by, moment) => `Nobody decided before ${ended(moment)} No money was sent.`,
};

/** Words for payments that one person asks for and another approves. */
export const approvals = {
  waiting: 'Waiting for approval',
  waitingDetail: 'Nothing here is sent before somebody approves it.',
  loading: 'Loading what waits for approval',
  failed: 'What waits for approval cannot be shown right now.',
  none: 'Nothing waits for approval',
  noneDetail: 'What somebody asks for is listed here until it is decided.',
  decided: 'Recent decisions',
  decidedNone: 'Nothing has been decided yet.',
  to: (toName: string) => `To ${toName}`,
  from: (fromName: string) => `From ${fromName}`,
  onDay: (day: string) => `On ${day}`,
  asSoon: 'As soon as it is approved',
  decisions,
  until: (moment: string) => `Can be approved until ${moment}`,
  reason: (reason: string) => `Reason: ${reason}`,
  memo: (memo: string) => `Memo: ${memo}`,
  yours: 'You asked for this, so somebody else decides.',
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
  /** Accessible names of the buttons, which name their payment. */
  ofPayment: (what: string, amount: string, toName: string) => `${what}: ${amount} to ${toName}`,
  keep: 'Not now',
  approving: {
    title: (amount: string, toName: string) => `Approve ${amount} to ${toName}?`,
    what: 'All rules and limits are checked once more, as things are now.',
    done: (amount: string, toName: string) => `Approved: ${amount} to ${toName}`,
    outcomes,
  },
  declining: {
    title: (amount: string, toName: string) => `Decline ${amount} to ${toName}?`,
    what: 'No money is sent.',
    reason: 'Reason',
    reasonHint: (askedBy: string) => `${askedBy} reads it.`,
    reasonNeeded: 'Enter a reason.',
    done: (amount: string, toName: string) => `Declined: ${amount} to ${toName}`,
    doneDetail: (askedBy: string) => `${askedBy} is told. No money was sent.`,
  },
  withdrawing: {
    title: (amount: string, toName: string) => `Withdraw ${amount} to ${toName}?`,
    what: 'No money is sent, and nobody needs to decide any more.',
    done: (amount: string, toName: string) => `Withdrawn: ${amount} to ${toName}`,
    doneDetail: 'No money was sent.',
  },
  asking: {
    title: 'Ask for approval?',
    what: 'No money is sent before somebody approves it. Whoever may approve is told at once.',
    ask: (amount: string, toName: string) => `Ask for ${amount} to ${toName}`,
    change: 'Change',
    to: 'To',
    amount: 'Amount',
    from: 'From',
    when: 'When',
    submit: 'Ask for approval',
    submitting: 'Asking...',
    done: (amount: string, toName: string) => `Asked for: ${amount} to ${toName}`,
    doneDetail: (moment: string) =>
      `It can be approved until ${ended(moment)} You are told when it is decided.`,
    see: 'See what waits',
  },
  line: {
    heading: 'Waits for you',
    view: 'Approvals',
    more: (count: number) => `and ${count} more`,
  },
};
