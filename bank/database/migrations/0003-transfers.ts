import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

const statuses = sql`status in ('completed', 'processing', 'pending', 'failed', 'cancelled')`;

/** The history that members see, transfers and their statuses, intents and saved recipients. */
export async function transfers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('account_transaction')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('posting_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('credit', 'debit')`))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('transfer_id', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('account_transaction_posting_unique', ['posting_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('account_transaction_by_time')
    .on('account_transaction')
    .columns(['member_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('account_transaction_by_transfer')
    .on('account_transaction')
    .columns(['member_id', 'transfer_id'])
    .where(sql.ref('transfer_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('transfer')
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
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addCheckConstraint('transfer_to_another_account', sql`from_account_id <> to_account_id`)
    .addCheckConstraint(
      'transfer_due_while_processing',
      sql`(status = 'processing') = (due_at is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('transfer_by_time')
    .on('transfer')
    .columns(['member_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('transfer_unfinished')
    .on('transfer')
    .columns(['member_id', 'status'])
    .where(sql.ref('status'), 'in', ['processing', 'pending'])
    .execute();
  await db.schema
    .createIndex('transfer_due')
    .on('transfer')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('transfer_status')
    .addColumn('transfer_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('transfer_status_key', ['transfer_id', 'sequence'])
    .execute();
  await appendOnly(db, engine, 'transfer_status');

  await db.schema
    .createTable('intent')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('intent_key', ['member_id', 'key'])
    .execute();
  await appendOnly(db, engine, 'intent');

  await db.schema
    .createTable('recipient')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('zelle', 'external')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('bank_name', 'text')
    .addColumn('account_number', 'text')
    .addColumn('routing_number', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recipient_by_member').on('recipient').column('member_id').execute();
}
