import type { Kysely } from 'kysely';

/** Until when the portal shows a person that staff are calling. */
export async function staffCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_call')
    .addColumn('person_id', 'text', (column) => column.primaryKey().references('person.id'))
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
}
