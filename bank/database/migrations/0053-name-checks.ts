import { type Kysely, sql } from 'kysely';

const outcome = sql`outcome in ('match', 'close', 'other', 'unknown')`;

/** What members were told when the name of a recipient was compared with that of the receiving member, and what came of it. */
export async function nameChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('name_check')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('recipient_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull().check(outcome))
    .addColumn('told_name', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('name_check_key', ['membership_id', 'person_id', 'recipient_hash'])
    .addCheckConstraint(
      'name_check_tells_close_names',
      sql`(told_name is not null) = (outcome = 'close')`,
    )
    .execute();
  for (const table of ['transfer', 'transfer_series', 'approval']) {
    await db.schema.alterTable(table).addColumn('name_check', 'text').execute();
  }
  await db.schema.alterTable('approval').addColumn('told_name', 'text').execute();
  // By which the member is found whom a payment to an email or a phone number reaches.
  await sql`create index person_profile_by_email on person_profile (lower(email))`.execute(db);
  await db.schema
    .createIndex('person_profile_by_phone')
    .on('person_profile')
    .column('phone')
    .execute();
}
