import type { Kysely } from 'kysely';

/** Which keys the servers of this database seal with, by what their fingerprints say: the keys themselves are not here. */
export async function sealingKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sealing_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
}
