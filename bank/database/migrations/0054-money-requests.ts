import { sql, type Kysely } from 'kysely';

/** Requests for money of one member to another, whom a person hears no requests of, and how a person is found by a contact. */
export async function moneyRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('money_request')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('to_account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('amount', 'bigint', (column) => column.check(sql`amount > 0`))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('contact', 'text')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('payer_person_id', 'text', (column) => column.references('person.id'))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('open', 'paid', 'declined', 'cancelled', 'expired')`),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('payer_membership_id', 'text', (column) => column.references('membership.id'))
    .addColumn('transfer_id', 'text', (column) => column.unique())
    .addPrimaryKeyConstraint('money_request_key', ['membership_id', 'id'])
    .addUniqueConstraint('money_request_id', ['id'])
    .addCheckConstraint(
      'money_request_paid_by_a_transfer',
      sql`(status = 'paid') = (transfer_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('money_request_to')
    .on('money_request')
    .columns(['payer_person_id', 'asked_at'])
    .where(sql.ref('payer_person_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('money_request_open')
    .on('money_request')
    .columns(['expires_at'])
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();
  await db.schema
    .createTable('muted_asker')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('asker_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('muted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('muted_asker_key', ['person_id', 'asker_id'])
    .execute();
}
