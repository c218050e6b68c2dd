import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** Transfers on a later day: what was ordered, and each transfer that comes of it. */
export async function scheduledTransfers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('transfer_series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('internal', 'zelle', 'external')`),
    )
    .addColumn('from_account_id', 'text', (column) => column.notNull())
    .addColumn('to_account_id', 'text')
    .addColumn('recipient_id', 'text')
    .addColumn('to_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('bank_name', 'text')
    .addColumn('account_number', 'text')
    .addColumn('routing_number', 'text')
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('repeat', 'text', (column) =>
      column.notNull().check(sql`repeat in ('once', 'weekly', 'every-two-weeks', 'monthly')`),
    )
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('transfer_series_to_another_account', sql`from_account_id <> to_account_id`)
    .execute();
  await appendOnly(db, engine, 'transfer_series');
  await db.schema
    .createIndex('transfer_series_by_recipient')
    .on('transfer_series')
    .column('recipient_id')
    .where(sql.ref('recipient_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('scheduled_transfer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series_id', 'text', (column) => column.notNull().references('transfer_series.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull().check(sql`sequence > 0`))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('scheduled', 'sent', 'failed', 'cancelled')`),
    )
    .addColumn('due_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('transfer_id', 'text', (column) => column.unique())
    .addUniqueConstraint('scheduled_transfer_sequence_unique', ['series_id', 'sequence'])
    .addCheckConstraint(
      'scheduled_transfer_due_while_scheduled',
      sql`(status = 'scheduled') = (due_at is not null)`,
    )
    .addCheckConstraint(
      'scheduled_transfer_settled_afterwards',
      sql`(status = 'scheduled') = (settled_at is null)`,
    )
    .addCheckConstraint(
      'scheduled_transfer_failed_why',
      sql`(status = 'failed') = (reason is not null)`,
    )
    .addCheckConstraint(
      'scheduled_transfer_sent_as',
      sql`(status = 'sent') = (transfer_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('scheduled_transfer_ahead_unique')
    .unique()
    .on('scheduled_transfer')
    .column('series_id')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('scheduled_transfer_due')
    .on('scheduled_transfer')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('scheduled_transfer_ahead')
    .on('scheduled_transfer')
    .columns(['member_id', 'due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('scheduled_transfer_failed')
    .on('scheduled_transfer')
    .columns(['member_id', 'settled_at'])
    .where(sql.ref('reason'), 'is not', null)
    .execute();
}
