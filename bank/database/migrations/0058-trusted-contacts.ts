import { sql, type Kysely } from 'kysely';

/** Whom members allow the credit union to tell when something looks wrong, also who was named before. */
export async function trustedContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trusted_contact')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('relationship', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('named_at', 'bigint', (column) => column.notNull())
    .addColumn('introduced_at', 'bigint')
    .addColumn('declined_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint(
      'trusted_contact_can_be_reached',
      sql`email is not null or phone is not null`,
    )
    .execute();
  await db.schema
    .createIndex('trusted_contact_present')
    .unique()
    .on('trusted_contact')
    .column('person_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  for (const column of ['person_id', 'email', 'phone'] as const) {
    await db.schema
      .createIndex(`trusted_contact_by_${column === 'person_id' ? 'person' : column}`)
      .on('trusted_contact')
      .columns([column, 'named_at'])
      .execute();
  }
}
