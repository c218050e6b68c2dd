import { sql, type Kysely } from 'kysely';

/** How much a step-up asks for, and when the first half of it was shown. What was shown before permits nothing any more. */
export async function stepUpStrength(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('challenge')
    .addColumn('strength', 'text', (column) =>
      column.check(sql`strength is null or purpose = 'step-up'`),
    )
    .execute();
  await db.schema
    .alterTable('challenge')
    .addColumn('password_shown_at', 'bigint', (column) =>
      column.check(sql`password_shown_at is null or strength = 'both-factors'`),
    )
    .execute();
}
