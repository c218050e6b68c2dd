import { z } from 'zod';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const EpochMs = z
  .int()
  .brand<'EpochMs'>()
  .meta({ description: 'Milliseconds since 1970-01-01T00:00:00Z' });
export type EpochMs = z.infer<typeof EpochMs>;

/** A calendar day in the time zone of the credit union, `YYYY-MM-DD`. A day that does not exist is refused. */
export const LocalDate = z.iso
  .date()
  .brand<'LocalDate'>()
  .meta({ examples: ['2026-02-28'] });
export type LocalDate = z.infer<typeof LocalDate>;

/** A calendar month in the time zone of the credit union, `YYYY-MM`. */
export const LocalMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .brand<'LocalMonth'>()
  .meta({ examples: ['2026-02'] });
export type LocalMonth = z.infer<typeof LocalMonth>;

/** A time of day in the time zone of the credit union, 12-hour text such as `2:05 PM` (R-E3). */
export const LocalTime = z
  .string()
  .regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/)
  .meta({ examples: ['2:05 PM'] });

/**
 * The repetition of a scheduled order. Monthly means the same day of each month, counted from the first: an order that
 * began on the 31st runs on the last day of shorter months, and on the 31st again.
 */
export const Repeat = z.enum(['once', 'weekly', 'every-two-weeks', 'monthly']);
export type Repeat = z.infer<typeof Repeat>;
