import { sql, type Kysely } from 'kysely';

/** Safe deposit boxes, their yearly fees, and visits to them. */
export async function safeDeposit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('safe_deposit_box')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().unique().references('member.id'))
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('rented_on', 'text', (column) => column.notNull())
    .addUniqueConstraint('safe_deposit_box_number_unique', ['branch', 'number'])
    .execute();

  await db.schema
    .createTable('safe_deposit_charge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('box_id', 'text', (column) => column.notNull().references('safe_deposit_box.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull().check(sql`sequence > 0`))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('due_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('paid_at', 'bigint')
    .addColumn('posting_id', 'text', (column) => column.unique())
    .addUniqueConstraint('safe_deposit_charge_sequence_unique', ['box_id', 'sequence'])
    .addCheckConstraint(
      'safe_deposit_charge_due_until_paid',
      sql`(due_at is null) = (paid_at is not null)`,
    )
    .addCheckConstraint(
      'safe_deposit_charge_paid_how',
      sql`(paid_at is null) = (posting_id is null)`,
    )
    .execute();
  await db.schema
    .createIndex('safe_deposit_charge_due')
    .on('safe_deposit_charge')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('box_visit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('box_id', 'text', (column) => column.notNull().references('safe_deposit_box.id'))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('box_visit_time_unique')
    .unique()
    .on('box_visit')
    .columns(['branch', 'starts_at'])
    .where(sql.ref('cancelled_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('box_visit_of_member')
    .on('box_visit')
    .columns(['member_id', 'starts_at'])
    .execute();
}
