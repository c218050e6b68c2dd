import type { Kysely } from 'kysely';

export async function addPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('card').addColumn('art', 'text').execute();
}
