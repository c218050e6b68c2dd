import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** The conversation of each member with the credit union, and which of their events they have seen. */
export async function messages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('conversation')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('message_sequence', 'bigint', (column) => column.notNull())
    .addColumn('seen_up_to', 'bigint', (column) => column.notNull())
    .addColumn('waiting_since', 'bigint')
    .execute();
  await db.schema
    .createIndex('conversation_waiting')
    .on('conversation')
    .column('waiting_since')
    .where(sql.ref('waiting_since'), 'is not', null)
    .execute();

  await db.schema
    .createTable('message')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('sequence', 'bigint', (column) => column.notNull().check(sql`sequence > 0`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('sender', 'text', (column) =>
      column.notNull().check(sql`sender in ('member', 'automatic', 'staff')`),
    )
    .addColumn('text', 'text')
    .addColumn('topics', 'text')
    .addColumn('about_transaction_id', 'text')
    .addPrimaryKeyConstraint('message_key', ['member_id', 'sequence'])
    .addCheckConstraint(
      'message_text_of_people',
      sql`(sender = 'automatic') = (text is null) and (sender = 'automatic') = (topics is not null)`,
    )
    .execute();
  await appendOnly(db, engine, 'message');

  await db.schema
    .createTable('notice_mark')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('read_up_to', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('notice_read')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_read_key', ['member_id', 'sequence'])
    .execute();
  // Until now the bank kept no marks: anyone who is a member already has only what comes later to read.
  await sql`insert into notice_mark (member_id, read_up_to)
    select member_id, event_sequence from member_log`.execute(db);
}
