import type { LoanProductRow } from './loan-tables.ts';

/** The loans that every database knows at first. None is lent before the credit union has set its terms. */
export const standardLoans: readonly LoanProductRow[] = [
  { id: 'auto-loan', name: 'Auto Loan', form: 'instalment', position: 0 },
  { id: 'personal-loan', name: 'Personal Loan', form: 'instalment', position: 1 },
  { id: 'credit-line', name: 'Line of Credit', form: 'line', position: 2 },
];
