import { type Kysely, sql } from 'kysely';

/**
 * The names by which the credit union knows persons, which they cannot change themselves: others are told them. Whoever has changed
 * the name of their profile since is known by the one before.
 */
export async function knownNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('person')
    .addColumn('known_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update person set known_name = coalesce(
    (select name from former_holder where former_holder.person_id = person.id order by until limit 1),
    display_name)`.execute(db);
}
