import { z } from 'zod';

/** `failed`: on its day it was refused. Nothing moved, and a series goes on. */
export const ScheduledTransferStatus = z.enum(['scheduled', 'sent', 'failed', 'cancelled']);
export type ScheduledTransferStatus = z.infer<typeof ScheduledTransferStatus>;

/**
 * Why a scheduled transfer was not sent on its day; `not-confirmed`: with what else had left that day it was more than goes
 * without the member showing who they are; `refused`: the account or the recipient is no longer what it was.
 */
export const ScheduledTransferReason = z.enum([
  'insufficient-funds',
  'over-limit',
  'not-confirmed',
  'refused',
]);
export type ScheduledTransferReason = z.infer<typeof ScheduledTransferReason>;
