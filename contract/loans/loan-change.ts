import { z } from 'zod';

/**
 * A change of a loan or of a loan application. `due`: a payment is near. `unpaid`: the account did not hold the due
 * payment; no money moved. `late`: a late fee was charged.
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
