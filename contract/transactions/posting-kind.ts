import { z } from 'zod';

/** The kind of posting that changed the balance: the reason for this transaction. */
export const PostingKind = z.enum([
  'opening',
  'payment-in',
  'payment-out',
  'payment-returned',
  'transfer-made',
  'transfer-sent',
  'transfer-completed',
  'transfer-returned',
  'bill-paid',
  'check-deposited',
  'deposit-returned',
  'dispute-credited',
  'dispute-reversed',
  'loan-paid-out',
  'loan-paid',
  'loan-fee',
]);
export type PostingKind = z.infer<typeof PostingKind>;
