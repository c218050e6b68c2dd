import type { LoanChange } from '#contract/loans/loan-change.ts';
import { ended } from '../language/ended.ts';

const changes: Record<LoanChange, string> = {
  offered: 'Approved',
  declined: 'Not approved',
  signed: 'Signed',
  drawn: 'Drawn',
  paid: 'Paid',
  'paid-off': 'Paid off',
  skipped: 'Payment skipped',
  due: 'Payment due',
  unpaid: 'Not paid',
  late: 'Late fee',
};

/** What the notifications say about loans and applications for them. */
export const loanNotices = {
  named: (name: string) => name,
  changes,
  title: (change: string, loan: string) => `${change}: ${loan}`,
  unpaid: (day: string) =>
    `There was not enough money on ${ended(day)} No money moved, and we try again every day.`,
};
