import type { SafeDepositCharge } from '#contract/safe-deposit/safe-deposit.ts';
import { brand } from '../browser/brand.ts';
import type { VisitFault } from './visit-draft.ts';
import { ended } from '../language/ended.ts';

const statuses: Record<SafeDepositCharge['status'], string> = {
  scheduled: 'Due',
  paid: 'Paid',
  unpaid: 'Not paid',
};

/** What stands at a control that is missing or wrong. */
const faults: Record<VisitFault, string> = {
  'date needed': 'Choose a day.',
  'date wrong': 'This date does not exist. Choose another.',
  'time needed': 'Choose a time.',
  weekday: 'The branch is closed on that day of the week. Choose another day.',
  holiday: 'The branch is closed on that bank holiday. Choose another day.',
  'no time': 'No times are left on that day. Choose another day.',
  VISIT_PAST: 'That time has passed. Choose a later one.',
  VISIT_TOO_FAR: 'Choose a day within the next 60 days.',
  NOT_A_VISIT_TIME: 'Choose one of the times in the list.',
  VISIT_TIME_TAKEN: 'Someone else has just taken that time. Choose another.',
};

/** What the portal says about safe deposit boxes (R-D11). */
export const safeDeposit = {
  title: 'Safe Deposit Box',
  description: 'Your box, visits to it, and what it costs.',
  loading: 'Loading your safe deposit box',
  failed: 'Your safe deposit box cannot be shown',
  none: 'You have no safe deposit box',
  noneDetail: (phone: string) => `Call us at ${phone} to rent one.`,
  number: 'Box number',
  location: 'Location',
  place: (branch: string, room: string) => `${branch}, ${room}`,
  rentedOn: 'Rented since',
  annualFee: 'Annual fee',
  scheduleVisit: 'Schedule Visit',
  viewBilling: 'View Billing',
  back: 'Back to the box',

  visits: {
    heading: 'Your visits',
    none: 'No visit is scheduled.',
    loading: 'Loading your visits',
    failed: 'Your visits cannot be shown',
    line: (day: string, time: string) => `${day}, ${time}`,
    cancel: 'Cancel',
    cancelOf: (day: string, time: string) => `Cancel the visit on ${day} at ${time}`,
    cancelTitle: 'Cancel this visit?',
    cancelDetail: 'Others can then choose that time.',
    keep: 'Keep it',
    cancelVisit: 'Cancel visit',
    cancelled: (day: string) => `Your visit on ${day} is cancelled.`,
  },

  visit: {
    heading: 'Schedule a visit',
    detail: `A visit takes half an hour, while the branch is open: ${ended(brand.hours)} Please bring your key and a photo ID.`,
    day: 'Day',
    time: 'Time',
    chooseTime: 'Choose a time',
    loadingTimes: 'Loading the times of that day...',
    timesFailed: 'The times of that day cannot be shown',
    submit: 'Confirm visit',
    submitting: 'Scheduling...',
    done: (day: string, time: string) => `Your visit is scheduled: ${day}, ${time}`,
    faults,
  },

  billing: {
    heading: 'Billing',
    detail: (fee: string, account: string) => `${fee} a year, taken in advance from ${account}`,
    loading: 'Loading the charges',
    failed: 'The charges cannot be shown',
    charge: (day: string) => `Year from ${day}`,
    dueOn: (day: string) => `It will be taken on ${ended(day)}`,
    paidOn: (day: string, label: string) => `Paid on ${day} · ${label}`,
    unpaid:
      'There was not enough money in your account that day. No money moved, and we try again every day.',
    statuses,
  },
};
