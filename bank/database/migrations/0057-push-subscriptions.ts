import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const onceEach = ['person_id', 'log_id', 'event_sequence', 'channel', 'recipient'] as const;

/** Browsers that are told by push, the key that the bank signs with, and a message for each of them. */
export async function pushSubscriptions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('push_subscription')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) =>
      column.notNull().check(sql`language in ('en', 'es')`),
    )
    .addColumn('browser_hash', 'text')
    .addColumn('subscribed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_subscription_key', ['person_id', 'id'])
    .addUniqueConstraint('push_subscription_endpoint', ['endpoint'])
    .execute();
  await db.schema
    .createTable('push_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sealed_private_key', 'text', (column) => column.notNull())
    .execute();
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['outgoing_message'], (statement) =>
      statement
        .replace(`channel in ('email', 'sms')`, `channel in ('email', 'sms', 'push')`)
        .replace(`"event_sequence", "channel")`, `"event_sequence", "channel", "recipient")`),
    );
    return;
  }
  const messages = () => db.schema.alterTable('outgoing_message');
  await messages().dropConstraint('outgoing_message_rewritten_channel_check').execute();
  await messages()
    .addCheckConstraint('outgoing_message_channel_check', sql`channel in ('email', 'sms', 'push')`)
    .execute();
  await messages().dropConstraint('outgoing_message_once_each').execute();
  await messages()
    .addUniqueConstraint('outgoing_message_once_each', [...onceEach])
    .execute();
}
