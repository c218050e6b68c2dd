import { z } from 'zod';

/** The status of a payment that needs approval. */
export const ApprovalStatus = z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'expired']);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** The longest reason for declining a payment, in characters. */
export const reasonMaxLength = 200;
