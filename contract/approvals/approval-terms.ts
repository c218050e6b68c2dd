import { z } from 'zod';

/** How a payment stands that somebody else is to approve. */
export const ApprovalStatus = z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'expired']);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** The most characters of the reason for which a payment is declined. */
export const reasonMaxLength = 200;
