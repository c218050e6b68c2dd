import type { Kysely } from 'kysely';

export async function addLetters(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('letter_run')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .execute();
  await schema.alterTable('member_log').addColumn('letter_month', 'text').execute();
  await schema
    .alterTable('person_settings')
    .addColumn('notify_letters', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
