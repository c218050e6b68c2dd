import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/**
 * Cards, the pieces of plastic issued for them, their locks, PINs and travel notices, and what was
 * bought with them. No table has room for a whole card number.
 */
export async function cards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createCard(db);
  await createCardIssue(db);
  await createCardLock(db);
  await createCardEntry(db);
  await appendOnly(db, engine, 'card_entry');

  await db.schema
    .createTable('card_pin')
    .addColumn('card_id', 'text', (column) => column.primaryKey().references('card.id'))
    .addColumn('pin_hash', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('travel_notice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addCheckConstraint('travel_ends_after_it_begins', sql`last_day >= first_day`)
    .execute();
  await db.schema
    .createIndex('travel_notice_by_card')
    .on('travel_notice')
    .columns(['card_id', 'last_day'])
    .execute();
}

async function createCard(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('debit', 'credit', 'business')`),
    )
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('linked_account_id', 'text', (column) => column.references('account.id'))
    .addColumn('credit_limit', 'bigint')
    .addColumn('spending_limit', 'bigint', (column) =>
      column.notNull().check(sql`spending_limit > 0`),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('card_handle_unique', ['member_id', 'handle'])
    .addCheckConstraint(
      'card_draws_on_an_account_or_on_credit',
      sql`(kind = 'debit') = (linked_account_id is not null)
        and (kind = 'debit') = (credit_limit is null)`,
    )
    .addCheckConstraint('card_limit_within_credit', sql`spending_limit <= credit_limit`)
    .execute();
}

async function createCardIssue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_issue')
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull().check(sql`length(last_four) = 4`))
    .addColumn('expires', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) =>
      column.check(sql`reason in ('lost', 'stolen', 'damaged')`),
    )
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('arrives_by', 'text', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .addPrimaryKeyConstraint('card_issue_key', ['card_id', 'sequence'])
    .execute();
  await db.schema
    .createIndex('card_issue_on_its_way')
    .unique()
    .on('card_issue')
    .column('card_id')
    .where(sql.ref('activated_at'), 'is', null)
    .execute();
}

async function createCardLock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_lock')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id'))
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('by-member', 'lost', 'stolen')`),
    )
    .addColumn('locked_at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .execute();
  await db.schema
    .createIndex('card_lock_in_force')
    .unique()
    .on('card_lock')
    .column('card_id')
    .where(sql.ref('until'), 'is', null)
    .execute();
}

async function createCardEntry(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('purchase', 'refund', 'payment')`),
    )
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'card_entry_has_its_sign',
      sql`amount <> 0 and (kind = 'purchase') = (amount > 0)`,
    )
    .execute();
  await db.schema
    .createIndex('card_entry_by_time')
    .on('card_entry')
    .columns(['card_id', 'at'])
    .execute();
}
