import type { Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** Members, how they sign in, and the log of what happened to them. */
export async function members(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('member_since', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('credential')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('session_by_member')
    .on('session')
    .columns(['member_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('member_log')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('event_sequence', 'bigint', (column) => column.notNull())
    .addColumn('audit_sequence', 'bigint', (column) => column.notNull())
    .addColumn('audit_hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('member_event')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_event_key', ['member_id', 'sequence'])
    .execute();
  await appendOnly(db, engine, 'member_event');

  await db.schema
    .createTable('audit_record')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_record_key', ['member_id', 'sequence'])
    .execute();
  await appendOnly(db, engine, 'audit_record');
}
