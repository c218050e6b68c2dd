import { type Kysely, sql } from 'kysely';

/** What members file their transactions under: rules by payee, what they changed, and the parts of what they split. */
export async function filing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payee_rule')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('credit', 'debit')`))
    .addColumn('payee', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payee_rule_key', ['membership_id', 'type', 'payee'])
    .execute();
  await db.schema
    .createTable('filed_transaction')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('bank_category', 'text', (column) => column.notNull())
    .addColumn('filed_by', 'text', (column) =>
      column.notNull().check(sql`filed_by in ('member', 'payee')`),
    )
    .addPrimaryKeyConstraint('filed_transaction_key', ['membership_id', 'transaction_id'])
    .execute();
  await db.schema
    .createTable('split_part')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addPrimaryKeyConstraint('split_part_key', ['membership_id', 'transaction_id', 'category'])
    .execute();
}
