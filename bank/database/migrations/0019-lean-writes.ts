import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import { clustered, type Engine } from './engine.ts';

const statuses = sql`status in ('completed', 'processing', 'pending', 'failed', 'cancelled')`;

/**
 * A transfer writes to fewer places: indexes that others can stand in for are gone, and what is left is written in the
 * order of time. In SQLite the tables that grow with each transfer lie in the order of their keys.
 */
export async function leanWrites(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Rows of the history are found by the posting of their transfer, and transfers by the time of their rows.
  await db.schema.dropIndex('account_transaction_by_transfer').execute();
  await db.schema.dropIndex('transfer_by_time').execute();
  if (engine === 'sqlite') {
    await rebuildTables(db);
  } else {
    await changeKeys(db);
  }
  await db.schema
    .createIndex('posting_by_reversed')
    .on('posting')
    .column('reverses')
    .unique()
    .where(sql.ref('reverses'), 'is not', null)
    .execute();
  // Few are, so these two are rarely written.
  await db.schema
    .createIndex('account_transaction_void')
    .on('account_transaction')
    .columns(['member_id', 'at'])
    .where(sql.ref('status'), 'in', ['failed', 'cancelled'])
    .execute();
  await db.schema
    .createIndex('transfer_by_recipient')
    .on('transfer')
    .columns(['recipient_id', 'at'])
    .where(sql.ref('recipient_id'), 'is not', null)
    .execute();
}

/** The numbers of an account's entries are kept apart by the version of its balance, and checked by `bank verify`. */
async function changeKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').dropConstraint('entry_version_unique').execute();
  await db.schema.alterTable('posting').dropConstraint('posting_reverses_key').execute();
  await db.schema.alterTable('intent').dropConstraint('intent_key').execute();
  await db.schema
    .alterTable('intent')
    .addPrimaryKeyConstraint('intent_key', ['key', 'member_id'])
    .execute();
}

/** SQLite changes keys by a new table: https://sqlite.org/lang_altertable.html#otheralter */
async function rebuildTables(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, 'posting', 'id', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('transfer_id', 'text')
      .addColumn('reverses', 'text'),
  );
  await db.schema.createIndex('posting_by_transfer').on('posting').column('transfer_id').execute();
  await rebuild(db, 'entry', 'posting_id, account_id', (table) =>
    table
      .addColumn('posting_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('balance_after', 'bigint')
      .addColumn('version', 'bigint')
      .addPrimaryKeyConstraint('entry_key', ['posting_id', 'account_id'])
      .addCheckConstraint('entry_moves_money', sql`amount <> 0`),
  );
  await rebuild(db, 'transfer_status', 'transfer_id, sequence', (table) =>
    table
      .addColumn('transfer_id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(statuses))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addPrimaryKeyConstraint('transfer_status_key', ['transfer_id', 'sequence']),
  );
  await rebuild(db, 'intent', 'key, member_id', (table) =>
    table
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('intent_key', ['key', 'member_id']),
  );
  for (const table of ['posting', 'entry', 'transfer_status', 'intent']) {
    await appendOnly(db, 'sqlite', table);
  }
  await rebuildTransfers(db);
  // Rows of the same moment are few, and sorted by their keys when they are read.
  await db.schema.dropIndex('account_transaction_by_time').execute();
  await db.schema
    .createIndex('account_transaction_by_time')
    .on('account_transaction')
    .columns(['member_id', 'at'])
    .execute();
}

async function rebuildTransfers(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, 'transfer', 'id', (table) =>
    table
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
      .addColumn('waits_until', 'bigint', (column) =>
        column.check(sql`waits_until is null or status in ('processing', 'pending')`),
      )
      .addCheckConstraint('transfer_to_another_account', sql`from_account_id <> to_account_id`)
      .addCheckConstraint(
        'transfer_due_while_processing',
        sql`(status = 'processing') = (due_at is not null)`,
      ),
  );
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
    .createIndex('transfer_waiting')
    .on('transfer')
    .column('waits_until')
    .where(sql.ref('waits_until'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('transfer_to_others')
    .on('transfer')
    .columns(['member_id', 'kind', 'account_number'])
    .where(sql.ref('to_account_id'), 'is', null)
    .execute();
}

/** A table of the same columns, in their order, whose rows lie in the order of the key. Indexes and triggers are gone. */
async function rebuild(
  db: Kysely<unknown>,
  name: string,
  key: string,
  columnsOf: (table: CreateTableBuilder<string>) => CreateTableBuilder<string, string>,
): Promise<void> {
  const rebuilt = `${name}_rebuilt`;
  await columnsOf(db.schema.createTable(rebuilt)).modifyEnd(clustered('sqlite')).execute();
  await sql`insert into ${sql.table(rebuilt)} select * from ${sql.table(name)}
    order by ${sql.raw(key)}`.execute(db);
  await db.schema.dropTable(name).execute();
  await db.schema.alterTable(rebuilt).renameTo(name).execute();
}
