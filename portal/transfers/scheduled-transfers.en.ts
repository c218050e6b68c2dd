import type { Repeat } from '#contract/time/repeat.ts';
import type { ScheduledTransferReason } from '#contract/transfers/scheduled-transfers.ts';
import { ended } from '../language/ended.ts';

const repeats: Record<Repeat, string> = {
  once: 'Once',
  weekly: 'Every week',
  'every-two-weeks': 'Every two weeks',
  monthly: 'Every month',
};

const reasons: Record<ScheduledTransferReason, string> = {
  'insufficient-funds': 'There was not enough money.',
  'over-limit': 'It was more than could be sent that day.',
  'not-confirmed': 'More would have left that day than goes without your confirmation.',
  refused: 'The account or the recipient has changed.',
};

const form = {
  when: 'When',
  now: 'Now',
  later: 'On a date',
  date: 'Date',
  repeat: 'Repeat',
  sentOn: (day: string, time: string) =>
    `It is sent on ${day} at ${time}, if the account holds the money then. Nothing moves before.`,
  monthEnd: 'In shorter months it is sent on the last day.',
};

const confirmation = {
  title: (amount: string, to: string) => `Schedule ${amount} to ${to}`,
  check: 'Please check it before you schedule it. Nothing moves today.',
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
  done: (amount: string, to: string) => `${amount} to ${to} is scheduled`,
  doneDetail: (day: string, isSeries: boolean) =>
    `It is sent on ${day}, if the account holds the money and your limits allow it then. If not, no money moves, we let you know, and it is not tried again${isSeries ? '; those after it stay scheduled' : ''}. You find it under Scheduled.`,
};

const list = {
  heading: 'Scheduled',
  list: 'Scheduled transfers, soonest first',
  loading: 'Loading scheduled transfers',
  failed: 'Your scheduled transfers could not be loaded',
  failedDetail: 'No money was moved.',
  empty: 'Nothing is scheduled. To send money later or again and again, choose a date in the form.',
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
  single: 'It will not be sent. No money has moved for it.',
  ofSeries: (repeat: string) =>
    `It is repeated: ${ended(repeat.toLowerCase())} You can leave out only this one, or cancel all that follow too.`,
  keep: 'Keep it',
  one: 'Cancel transfer',
  onlyThis: 'Cancel only this one',
  series: 'Cancel the series',
  cancelled: (to: string) => `The transfer to ${to} is cancelled`,
  seriesCancelled: (to: string) => `The transfers to ${to} are cancelled`,
  noMoney: 'No money has moved.',
};

/** What is said of transfers on a later day. */
export const scheduledTransfers = { repeats, reasons, form, confirmation, list, cancellation };
