/** How money leaves or reaches the credit union; each rail has a clearing account of its own. */
export type Rail = 'zelle' | 'ach' | 'wire' | 'card' | 'bill' | 'mobile-deposit';

/** Money that has left a member's account and has not yet arrived. */
export const inFlight = 'in-flight';

/** Where the first balance of a member's account comes from. */
export const opening = 'opening';

/** The fees that members pay the credit union. */
export const fees = 'fees';

/** The dividends that the credit union pays its members on their savings. */
export const interestPaid = 'interest';

/** The penalties for money that members take out of a certificate before it matures. */
export const penalties = 'penalties';

/** The credits to members for disputed transactions, until their cases are settled with the other side. */
export const disputedPayments = 'disputes';

/** The debts of members on loans: principal and late fees. The ledger of each loan names its borrower. */
export const loansToMembers = 'loans';

/** The interest that members pay on loans. */
export const loanInterest = 'loan-interest';

/** The account through which the rail settles with the world outside. */
export function clearing(rail: Rail): string {
  return `clearing:${rail}`;
}

/** The bank's own accounts. Their balances are the sums of their entries and may be negative. */
export const systemAccounts: readonly { id: string; name: string }[] = [
  { id: inFlight, name: 'Money in flight' },
  { id: clearing('zelle'), name: 'Zelle clearing' },
  { id: clearing('ach'), name: 'ACH clearing' },
  { id: clearing('wire'), name: 'Wire clearing' },
  { id: clearing('card'), name: 'Card clearing' },
  { id: clearing('bill'), name: 'Bill payment clearing' },
  { id: clearing('mobile-deposit'), name: 'Mobile deposit clearing' },
  { id: fees, name: 'Fees' },
  { id: interestPaid, name: 'Interest paid' },
  { id: opening, name: 'Opening balances' },
  { id: disputedPayments, name: 'Disputed payments' },
  { id: penalties, name: 'Early withdrawal penalties' },
  { id: loansToMembers, name: 'Loans to members' },
  { id: loanInterest, name: 'Interest on loans' },
];

const systemAccountIds = new Set(systemAccounts.map(({ id }) => id));

/** Whether the account is the bank's own, without a balance row. */
export function isSystemAccount(accountId: string): boolean {
  return systemAccountIds.has(accountId);
}
