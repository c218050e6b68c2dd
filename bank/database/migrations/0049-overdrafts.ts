import { type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

/** Overdraft terms, the owners' choices, posted purchases, and how far purchases may take a balance below its floor. */
export async function overdrafts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('overdraft_terms')
    .addColumn('product_id', 'text', (column) => column.notNull().references('product.id'))
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull().check(sql`fee >= 0`))
    .addColumn('most', 'bigint', (column) => column.notNull().check(sql`most >= 0`))
    .addColumn('fees_a_day', 'integer', (column) => column.notNull().check(sql`fees_a_day >= 1`))
    .addPrimaryKeyConstraint('overdraft_terms_key', ['product_id', 'valid_from'])
    .execute();
  await db.schema
    .createTable('overdraft_choice')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('allowed', 'integer', (column) => column.notNull().check(sql`allowed in (0, 1)`))
    .addColumn('chosen_by', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('chosen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('overdraft_choice_key', ['membership_id', 'account_id', 'sequence'])
    .execute();
  await appendOnly(db, engine, 'overdraft_choice');
  await db.schema
    .createTable('card_posting')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('entry_id', 'text', (column) => column.notNull().references('card_entry.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('posting_id', 'text', (column) => column.notNull().references('posting.id'))
    .addColumn('fee_posting_id', 'text', (column) => column.references('posting.id'))
    .addColumn('posted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('card_posting_key', ['membership_id', 'entry_id'])
    .execute();
  await db.schema
    .createIndex('card_posting_by_entry')
    .on('card_posting')
    .column('entry_id')
    .execute();
  await db.schema
    .createIndex('card_posting_by_account')
    .on('card_posting')
    .columns(['membership_id', 'account_id', 'posted_at'])
    .execute();
  await appendOnly(db, engine, 'card_posting');
  await db.schema
    .alterTable('card_entry')
    .addColumn('overdraft', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await letPaidOverdraftsBelowTheFloor(db, engine);
}

async function letPaidOverdraftsBelowTheFloor(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('account_balance')
    .addColumn('overdraft', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`overdraft >= 0`),
    )
    .execute();
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['account_balance'], (statement) =>
      statement.replaceAll('>= floor', '>= floor - overdraft'),
    );
    return;
  }
  for (const [name, check] of Object.entries({
    account_balance_check: 'held >= 0 and (held = 0 or balance - held >= floor - overdraft)',
    balance_not_below_floor: 'balance >= floor - overdraft',
  })) {
    await db.schema.alterTable('account_balance').dropConstraint(name).execute();
    await db.schema
      .alterTable('account_balance')
      .addCheckConstraint(name, sql.raw(check))
      .execute();
  }
}
