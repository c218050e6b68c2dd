import { z } from 'zod';

/**
 * The repetition of a scheduled order. Monthly means the same day of each month, counted from the first: an order that
 * began on the 31st runs on the last day of shorter months, and on the 31st again.
 */
export const Repeat = z.enum(['once', 'weekly', 'every-two-weeks', 'monthly']);
export type Repeat = z.infer<typeof Repeat>;
