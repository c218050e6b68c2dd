import type { Kysely } from 'kysely';

/** Which servers use the database now, and since when: one that would change the tables waits for those of older versions. */
export async function serverProcesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_process')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}
