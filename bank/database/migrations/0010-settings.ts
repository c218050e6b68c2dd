import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';

/** What members say about themselves and choose, the browsers they use, and what the bank sends them. */
export async function settings(db: Kysely<unknown>, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('member_profile')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'bigint')
    .execute();

  await db.schema
    .createTable('member_settings')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('two_factor', 'integer', onOrOff('two_factor'))
    .addColumn('auto_logout_minutes', 'integer', (column) =>
      column.check(sql`auto_logout_minutes in (5, 15, 30, 60)`),
    )
    .addColumn('notify_email', 'integer', onOrOff('notify_email'))
    .addColumn('notify_sms', 'integer', onOrOff('notify_sms'))
    .addColumn('notify_push', 'integer', onOrOff('notify_push'))
    .addColumn('notify_security', 'integer', onOrOff('notify_security'))
    .addColumn('password_chosen_at', 'bigint')
    .execute();

  await db.schema
    .createTable('known_browser')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('first_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browser_key', ['token_hash', 'member_id'])
    .execute();

  await createOutgoingMessage(db);
}

async function createOutgoingMessage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outgoing_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('email', 'sms')`),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('event_sequence', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('outgoing_message_once', ['member_id', 'event_sequence', 'channel'])
    .addCheckConstraint(
      'outgoing_message_due_until_sent',
      sql`(due_at is null) = (sent_at is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('outgoing_message_due')
    .on('outgoing_message')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}

function onOrOff(name: string) {
  return (column: ColumnDefinitionBuilder) =>
    column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);
}
