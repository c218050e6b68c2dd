import { z } from 'zod';

/** `failed`: it was refused on its day. No money moved, and a series continues. */
export const ScheduledTransferStatus = z.enum(['scheduled', 'sent', 'failed', 'cancelled']);
export type ScheduledTransferStatus = z.infer<typeof ScheduledTransferStatus>;

/**
 * Why a scheduled transfer was not sent on its day. `not-confirmed`: with everything else that left that day it
 * exceeded the bound for payments without a step-up. `refused`: the account or recipient has changed.
 */
export const ScheduledTransferReason = z.enum([
  'insufficient-funds',
  'over-limit',
  'not-confirmed',
  'refused',
]);
export type ScheduledTransferReason = z.infer<typeof ScheduledTransferReason>;
