import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/**
 * Holds on money that is in an account and cannot be used yet, and the deposits of checks by photo. The
 * sum of an account's holds stands beside its balance, where the database itself guards it.
 */
export async function deposits(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('account_balance')
    .addColumn('held', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`held >= 0 and (held = 0 or balance - held >= floor)`),
    )
    .execute();

  await db.schema
    .createTable('deposit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('business_day', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'completed', 'returned')`),
    )
    .addColumn('posting_id', 'text', (column) => column.notNull().unique())
    .addColumn('settled_at', 'bigint')
    .addColumn('return_reason', 'text')
    .addColumn('return_posting_id', 'text', (column) => column.unique())
    .addCheckConstraint(
      'deposit_settled_afterwards',
      sql`(status = 'pending') = (settled_at is null)`,
    )
    .addCheckConstraint(
      'deposit_returned_why',
      sql`(status = 'returned') = (return_reason is not null)`,
    )
    .addCheckConstraint(
      'deposit_returned_how',
      sql`(status = 'returned') = (return_posting_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('deposit_by_member')
    .on('deposit')
    .columns(['member_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('deposit_by_account')
    .on('deposit')
    .columns(['account_id', 'day'])
    .execute();

  await db.schema
    .createTable('deposit_image')
    .addColumn('deposit_id', 'text', (column) => column.notNull().references('deposit.id'))
    .addColumn('side', 'text', (column) => column.notNull().check(sql`side in ('front', 'back')`))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deposit_image_key', ['deposit_id', 'side'])
    .addUniqueConstraint('deposit_image_once_unique', ['member_id', 'sha256'])
    .execute();
  await db.schema
    .createIndex('deposit_image_front_unique')
    .unique()
    .on('deposit_image')
    .column('sha256')
    .where(sql.ref('side'), '=', sql.lit('front'))
    .execute();
  await appendOnly(db, engine, 'deposit_image');

  await db.schema
    .createTable('account_hold')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('deposit_id', 'text', (column) => column.notNull().references('deposit.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('release_day', 'text', (column) => column.notNull())
    .addColumn('release_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('account_hold_day_unique', ['deposit_id', 'release_day'])
    .execute();
  await db.schema
    .createIndex('account_hold_due')
    .on('account_hold')
    .column('release_at')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('account_hold_active')
    .on('account_hold')
    .columns(['account_id', 'release_at'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}
