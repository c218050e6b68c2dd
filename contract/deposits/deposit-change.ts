import { z } from 'zod';

/** Why a check came back. */
export const ReturnReason = z.enum([
  'insufficient-funds',
  'account-closed',
  'payment-stopped',
  'not-readable',
  'not-endorsed',
  'altered',
  'already-paid',
]);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** The changes of a deposit that its member is notified of. */
export const DepositChange = z.enum(['received', 'partly-available', 'available', 'returned']);
export type DepositChange = z.infer<typeof DepositChange>;
