import type { Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** What was paid to a membership in a year that is over, as it is told for taxes. */
export async function taxForms(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('tax_form')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('tax_form_key', ['membership_id', 'year'])
    .execute();
  await appendOnly(db, engine, 'tax_form');
  await db.schema
    .createTable('tax_form_run')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .execute();
}
