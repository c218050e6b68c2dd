import type { Kysely } from 'kysely';

/** What large first payments to somebody new are for, as their members say: now, or on the day for which they are ordered. */
export async function paymentPurposes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('transfer').addColumn('purpose', 'text').execute();
  await db.schema.alterTable('transfer_series').addColumn('purpose', 'text').execute();
}
