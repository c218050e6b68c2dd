import { type Cents, cents } from '#contract/money/cents.ts';
import { transactionLabel } from '../calendar/labels.ts';
import type { NewTransaction } from './record-transaction.ts';

/** A payment that moved money of an account when it was posted: above zero it came in. */
export interface CompletedPayment extends Pick<
  NewTransaction,
  'id' | 'membershipId' | 'account' | 'postingId' | 'description' | 'at' | 'category'
> {
  /** With its sign. */
  readonly amount: Cents;
}

/** The line of history of such a payment. */
export function completedPayment({
  id,
  membershipId,
  account,
  postingId,
  description,
  amount,
  at,
  category,
}: CompletedPayment): NewTransaction {
  return {
    id,
    membershipId,
    account,
    postingId,
    type: amount > 0 ? 'credit' : 'debit',
    description,
    amount: cents(Math.abs(amount)),
    at,
    status: 'completed',
    category,
    label: transactionLabel(at),
    reference: null,
    transferId: null,
  };
}
