import { type Kysely, sql } from 'kysely';

/** What members want to be told of their accounts. */
export async function alerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('balance-below', 'money-out', 'money-in')`),
    )
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_key', ['membership_id', 'id'])
    .execute();
  await db.schema.createIndex('alert_by_account').on('alert').column('account_id').execute();
}
