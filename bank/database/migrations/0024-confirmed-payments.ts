import type { Kysely } from 'kysely';

/**
 * Whether a payment to others was confirmed by a step-up when it was ordered. Null for what is from before: of series
 * their amount tells it, and nothing else is asked.
 */
export async function confirmedPayments(db: Kysely<unknown>): Promise<void> {
  for (const table of ['transfer', 'transfer_series', 'bill_series']) {
    await db.schema.alterTable(table).addColumn('confirmed', 'integer').execute();
  }
}
