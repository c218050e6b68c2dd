import { type Cents, cents } from '#contract/money/cents.ts';
import { transactionLabel } from '../formats/labels.ts';
import type { NewTransaction } from './record-transaction.ts';

/** A payment that moved money of an account when it was posted; positive for money in. */
export interface CompletedPayment extends Pick<
  NewTransaction,
  'id' | 'membershipId' | 'account' | 'postingId' | 'description' | 'at' | 'category'
> {
  /** Signed. */
  readonly amount: Cents;
}

/** The history line of such a payment. */
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
