import { type Kysely, sql } from 'kysely';

/** Photos of receipts that members keep with their transactions. A removed one has no picture any more; what it weighed stays. */
export async function receipts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipt')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('receipt_key', ['membership_id', 'id'])
    .execute();
  await db.schema
    .createIndex('receipt_of_transaction')
    .on('receipt')
    .columns(['membership_id', 'transaction_id'])
    .where(sql.ref('content'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('receipt_by_time')
    .on('receipt')
    .columns(['membership_id', 'added_at'])
    .execute();
}
