import type { Kysely } from 'kysely';

/** The fingerprints of the keys that the servers of this database encrypt with. The keys are not stored. */
export async function sealingKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sealing_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
}
