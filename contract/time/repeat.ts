import { z } from 'zod';

/**
 * How often something that was scheduled happens. Monthly means the same day of each month, counted from
 * the first: what began on the 31st happens on the last day of shorter months, and on the 31st again.
 */
export const Repeat = z.enum(['once', 'weekly', 'every-two-weeks', 'monthly']);
export type Repeat = z.infer<typeof Repeat>;
