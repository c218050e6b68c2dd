import { z } from 'zod';

/**
 * What happened to a loan or an application for one. `due`: a payment is near. `unpaid`: the account did not hold the payment
 * that was to be taken; no money moved. `late`: a late fee was charged.
 */
export const LoanChange = z.enum([
  'offered',
  'declined',
  'signed',
  'drawn',
  'paid',
  'paid-off',
  'skipped',
  'due',
  'unpaid',
  'late',
]);
export type LoanChange = z.infer<typeof LoanChange>;

/** Where an application for a loan stands. */
export const LoanApplicationStatus = z.enum([
  'draft',
  'submitted',
  'offered',
  'declined',
  'withdrawn',
  'signed',
]);
export type LoanApplicationStatus = z.infer<typeof LoanApplicationStatus>;
