import type { Kysely } from 'kysely';

/** What was bought before is filed as a debit card's purchases are: the network names no purpose. */
export async function addPurposes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('card_entry')
    .addColumn('category', 'text', (column) => column.notNull().defaultTo('Shopping'))
    .execute();
}
