import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** Payees, and the payments of bills: what was ordered, and each payment that comes of it. */
export async function bills(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('payee')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('account_number', 'text')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('payee_name_unique')
    .unique()
    .on('payee')
    .columns(['member_id', 'name_key'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('bill_series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('payee_id', 'text', (column) => column.notNull().references('payee.id'))
    .addColumn('from_account_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('repeat', 'text', (column) =>
      column.notNull().check(sql`repeat in ('once', 'weekly', 'every-two-weeks', 'monthly')`),
    )
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await appendOnly(db, engine, 'bill_series');

  await db.schema
    .createTable('bill_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series_id', 'text', (column) => column.notNull().references('bill_series.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull().check(sql`sequence > 0`))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('scheduled', 'paid', 'failed', 'cancelled')`),
    )
    .addColumn('due_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('posting_id', 'text', (column) => column.unique())
    .addUniqueConstraint('bill_payment_sequence_unique', ['series_id', 'sequence'])
    .addCheckConstraint(
      'bill_payment_due_while_scheduled',
      sql`(status = 'scheduled') = (due_at is not null)`,
    )
    .addCheckConstraint(
      'bill_payment_settled_afterwards',
      sql`(status = 'scheduled') = (settled_at is null)`,
    )
    .addCheckConstraint('bill_payment_failed_why', sql`(status = 'failed') = (reason is not null)`)
    .addCheckConstraint('bill_payment_paid_how', sql`(status = 'paid') = (posting_id is not null)`)
    .execute();
  await db.schema
    .createIndex('bill_payment_scheduled_unique')
    .unique()
    .on('bill_payment')
    .column('series_id')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('bill_payment_due')
    .on('bill_payment')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('bill_payment_upcoming')
    .on('bill_payment')
    .columns(['member_id', 'due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('bill_payment_settled')
    .on('bill_payment')
    .columns(['member_id', 'settled_at', 'id'])
    .where(sql.ref('settled_at'), 'is not', null)
    .execute();
}
