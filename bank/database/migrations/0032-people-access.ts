import { sql, type Kysely } from 'kysely';

/** Invitations to a membership, and how much a person with a limit of their own has sent in it on a day. */
export async function peopleAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('party')
    .addColumn('daily_limit', 'bigint', (column) => column.check(sql`daily_limit > 0`))
    .execute();
  await db.schema
    .createTable('party_sending')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('sent', 'bigint', (column) => column.notNull().check(sql`sent > 0`))
    .addPrimaryKeyConstraint('party_sending_key', ['membership_id', 'person_id', 'day'])
    .execute();
  const roles = sql`role in ('joint-owner', 'authorised-user', 'administrator', 'viewer')`;
  await db.schema
    .createTable('invitation')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(roles))
    .addColumn('until_at', 'bigint')
    .addColumn('daily_limit', 'bigint', (column) => column.check(sql`daily_limit > 0`))
    .addColumn('invited_by', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull().check(sql`tries_left >= 0`))
    .addColumn('accepted_at', 'bigint')
    .addColumn('accepted_by', 'text', (column) => column.references('person.id'))
    .addColumn('withdrawn_at', 'bigint')
    .addPrimaryKeyConstraint('invitation_key', ['membership_id', 'id'])
    .addCheckConstraint(
      'invitation_accepted_by_somebody',
      sql`(accepted_at is null) = (accepted_by is null)`,
    )
    .execute();
  await db.schema.createIndex('invitation_by_link').on('invitation').column('token_hash').execute();
}
