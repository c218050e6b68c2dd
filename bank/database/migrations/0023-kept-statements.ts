import { type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import { clustered, type Engine } from './engine.ts';

/** What each statement says, kept when its month ends, and who a member was before a change. */
export async function keptStatements(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('statement')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('statement_key', ['account_id', 'month'])
    .execute();
  await appendOnly(db, engine, 'statement');

  await db.schema
    .createTable('statement_run')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('statement_run_due')
    .on('statement_run')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('former_holder')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_holder_key', ['member_id', 'until'])
    .modifyEnd(clustered(engine))
    .execute();
  await appendOnly(db, engine, 'former_holder');
}
