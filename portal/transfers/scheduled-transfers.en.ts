import type { ScheduledTransferReason } from '#contract/transfers/scheduled-transfer-status.ts';
import { ended } from '../language/ended.ts';

const reasons: Record<ScheduledTransferReason, string> = {
  'insufficient-funds': 'There was not enough money.',
  'over-limit': 'It was more than could be sent that day.',
  'not-confirmed':
    'Payments that day would have been over the amount that we send without your confirmation.',
  refused: 'The account or the recipient has changed.',
};

const form = {
  when: 'When',
  now: 'Now',
  later: 'On a date',
  date: 'Date',
  repeat: 'Repeat',
  sentOn: (day: string, time: string) =>
    `It is sent on ${day} at ${time}, if there is enough money in the account. No money moves before then.`,
  monthEnd: 'In shorter months it is sent on the last day.',
};

const confirmation = {
  title: (amount: string, to: string) => `Schedule ${amount} to ${to}`,
  check: 'Please check the details before you schedule it. No money moves today.',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  memo: 'Memo',
  date: 'Sent on',
  sentAt: (day: string, time: string) => `${day} at ${time}`,
  repeat: 'Repeat',
  arrival: 'Arrival',
  schedule: 'Schedule transfer',
  scheduling: 'Scheduling...',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  scheduleAgain: 'Schedule another',
  done: (amount: string, to: string) => `${amount} to ${to} is scheduled`,
  doneDetail: (day: string, isSeries: boolean) =>
    `It will be sent on ${day}, if there is enough money in the account and it is within your limits. If not, no money moves, we let you know, and we do not try it again${isSeries ? '; the transfers after it stay scheduled' : ''}. You can find it under Scheduled.`,
};

const list = {
  heading: 'Scheduled',
  list: 'Scheduled transfers, soonest first',
  loading: 'Loading scheduled transfers',
  failed: 'Your scheduled transfers could not be loaded',
  failedDetail: 'No money was moved.',
  empty: 'Nothing is scheduled. To send money later or regularly, choose a date in the form.',
  to: (name: string) => `To ${name}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  cancel: 'Cancel',
  cancelOf: (name: string, day: string) => `Cancel the transfer to ${name} on ${day}`,
  notSent: 'Not sent',
  notSentOn: (day: string, reason: string) => `${ended(day)} ${reason} No money moved.`,
};

const cancellation = {
  title: 'Cancel this transfer?',
  transfer: (amount: string, to: string, day: string) => `${amount} to ${to} on ${day}`,
  single: 'It will not be sent. No money has moved.',
  ofSeries: (repeat: string) =>
    `It repeats ${ended(repeat.toLowerCase())} You can cancel only this one, or this one and all that follow.`,
  keep: 'Keep it',
  one: 'Cancel transfer',
  onlyThis: 'Cancel only this one',
  series: 'Cancel the series',
  cancelled: (to: string) => `The transfer to ${to} is cancelled`,
  seriesCancelled: (to: string) => `The transfers to ${to} are cancelled`,
  noMoney: 'No money has moved.',
};

/** What is said of transfers on a later day. */
export const scheduledTransfers = { reasons, form, confirmation, list, cancellation };
