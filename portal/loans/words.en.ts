import { brand } from '../browser/brand.ts';
import type { LoanKind } from '#contract/loans/loan-terms.ts';
import { ended } from '../language/ended.ts';

const kinds: Record<LoanKind, string> = { auto: 'Auto', personal: 'Personal', home: 'Home' };

/** What a loan calculation says. Rates are written by `percent`. */
export const loans = {
  title: 'Loan applications',
  description: 'Your loans, what a loan costs, and how to apply for one.',
  kind: 'Kind of loan',
  kinds,
  amount: 'Amount to borrow',
  amountHint: (least: string, most: string) => `From ${least} to ${most}`,
  term: 'Term',
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  rate: 'Yearly rate',
  rateHint: (rate: string) => `Our sample rate is ${ended(rate)} Yours may differ.`,
  percent: (whole: string, decimals: string) => `${whole}.${decimals}%`,

  amountNeeded: 'Enter the amount you would borrow.',
  amountOutside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  rateNeeded: 'Enter the yearly rate.',
  rateWrong: 'Enter a rate such as 5.49, with at most two decimals.',
  rateTooHigh: (most: string) =>
    `Enter a rate of at most ${most}, the most a federal credit union may charge.`,

  result: 'Result',
  waiting: 'Enter an amount and a rate to see the payments.',
  monthly: 'Monthly payment',
  totalInterest: 'Total interest',
  totalPaid: 'Total paid',
  borrowed: 'Amount borrowed',
  picture: (principalShare: number, interestShare: number) =>
    `Of everything you pay, ${principalShare}% is the amount borrowed and ${interestShare}% is interest.`,
  rounding:
    'The payment and each month’s interest are rounded to the nearest cent. The last payment makes up the difference.',

  schedule: 'Payment schedule',
  scheduleCaption: 'What each payment consists of, and what is owed after it',
  month: 'Month',
  payment: 'Payment',
  interest: 'Interest',
  principal: 'Principal',
  balance: 'Balance',
  showAll: (payments: number) =>
    payments === 1 ? 'Show the payment' : `Show all ${payments} payments`,
  showFirst: 'Show only the first year',

  applyHeading: 'How to apply',
  applyDetail:
    'This is a calculation, not an offer or an application. Call or visit us: we quote your rate that day and put the offer in writing.',
  callDetail: 'For a home loan, or with any question, call or visit us.',
  phone: 'Phone',
  branch: 'Branch',
  hours: 'Hours',
  openingHours: brand.hours,
};
