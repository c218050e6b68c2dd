import type { BillRepeat } from '#contract/bills/bills.ts';

/** How often a bill can be paid, in the order of the form. */
export const repeatChoices: readonly BillRepeat[] = [
  'once',
  'weekly',
  'every-two-weeks',
  'monthly',
];
