import { sql, type Kysely } from 'kysely';

/**
 * What a step-up permits, as its member is told it, beside the hash that decides: by a hash alone no message can name
 * amount and payee. Empty in what was asked for before.
 */
export async function permittedActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('challenge')
    .addColumn('permits', 'text', (column) =>
      column.check(sql`permits is null or purpose = 'step-up'`),
    )
    .execute();
}
