import { sql, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';

/** Disputes of transactions with the account that credits them, and notes and tags on transactions. */
export async function disputes(db: Kysely<unknown>, _engine: Engine): Promise<void> {
  await sql`insert into account (id, handle, name, number, type, position, opened_at)
    values ('disputes', 'disputes', 'Disputed payments', '', 'system', 10, 0)`.execute(db);

  await db.schema
    .createTable('dispute')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('story', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`status in ('open', 'credited', 'resolved-for', 'resolved-against', 'withdrawn')`,
        ),
    )
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('credit_day', 'text', (column) => column.notNull())
    .addColumn('decide_day', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('credited_at', 'bigint')
    .addColumn('credit_posting_id', 'text', (column) => column.unique())
    .addColumn('ended_at', 'bigint')
    .addColumn('explanation', 'text')
    .addColumn('take_back_day', 'text')
    .addColumn('taken_back_at', 'bigint')
    .addColumn('take_back_posting_id', 'text', (column) => column.unique())
    .addCheckConstraint(
      'dispute_ended_afterwards',
      sql`(status in ('open', 'credited')) = (ended_at is null)`,
    )
    .addCheckConstraint(
      'dispute_credited_how',
      sql`(credited_at is null) = (credit_posting_id is null)`,
    )
    .addCheckConstraint(
      'dispute_taken_back_how',
      sql`(taken_back_at is null) = (take_back_posting_id is null)`,
    )
    .execute();
  await db.schema
    .createIndex('dispute_of_transaction_unique')
    .unique()
    .on('dispute')
    .column('transaction_id')
    .where(sql.ref('status'), '<>', sql.lit('withdrawn'))
    .execute();
  await db.schema
    .createIndex('dispute_by_transaction')
    .on('dispute')
    .columns(['transaction_id', 'opened_at'])
    .execute();
  await db.schema
    .createIndex('dispute_due')
    .on('dispute')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('transaction_note')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull().check(sql`search_text <> ''`))
    .execute();
  await db.schema
    .createIndex('transaction_note_by_member')
    .on('transaction_note')
    .column('member_id')
    .execute();
}
