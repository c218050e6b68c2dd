import type { Kysely } from 'kysely';

/** Against whose own daily limit a transfer counts. Of those from before nobody knows: they are owners' to cancel. */
export async function limitedSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('transfer').addColumn('limited_person_id', 'text').execute();
}
