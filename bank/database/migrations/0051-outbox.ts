import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const isOver = sql`(due_at is null) = (sent_at is not null or given_up_at is not null)`;

/** Messages stay due until they have left, or are given up, and each channel has its own queue of them. */
export async function outbox(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('outgoing_message').addColumn('given_up_at', 'bigint').execute();
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['outgoing_message'], (statement) =>
      statement
        .replace('outgoing_message_due_until_handed_on', 'outgoing_message_due_until_over')
        .replace('(sent_at is not null)', '(sent_at is not null or given_up_at is not null)'),
    );
  } else {
    await db.schema
      .alterTable('outgoing_message')
      .dropConstraint('outgoing_message_due_until_handed_on')
      .execute();
    await db.schema
      .alterTable('outgoing_message')
      .addCheckConstraint('outgoing_message_due_until_over', isOver)
      .execute();
  }
  await db.schema.dropIndex('outgoing_message_due').execute();
  await db.schema
    .createIndex('outgoing_message_due')
    .on('outgoing_message')
    .columns(['channel', 'due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}
