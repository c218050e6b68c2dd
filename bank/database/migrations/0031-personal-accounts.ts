import { sql, type Kysely } from 'kysely';

/** What a member calls an account, in which colour it is marked, and whether the overview leaves it out. */
export async function personalAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('nickname', 'text').execute();
  await db.schema
    .alterTable('account')
    .addColumn('nickname_search', 'text', (column) =>
      column.check(sql`(nickname_search is null) = (nickname is null)`),
    )
    .execute();
  await db.schema.alterTable('account').addColumn('colour', 'text').execute();
  await db.schema
    .alterTable('account')
    .addColumn('hidden', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`hidden in (0, 1)`),
    )
    .execute();
}
