import { sql, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const before = "kind in ('transfer', 'bill')";
const kinds = "kind in ('transfer', 'scheduled-transfer', 'bill')";

/** Scheduled transfers can be approved too, and a payment belongs to at most one approval. */
export async function approvals(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['approval'], (statement) => statement.replace(before, kinds));
  } else {
    await db.schema.alterTable('approval').dropConstraint('approval_kind_check').execute();
    await db.schema
      .alterTable('approval')
      .addCheckConstraint('approval_kind_check', sql.raw(kinds))
      .execute();
  }
  await db.schema.alterTable('approval').addColumn('day', 'text').execute();
  await db.schema
    .createIndex('approval_payment')
    .on('approval')
    .columns(['membership_id', 'payment_id'])
    .unique()
    .execute();
  await db.schema
    .createIndex('approval_by_status')
    .on('approval')
    .columns(['membership_id', 'status', 'asked_at'])
    .execute();
}
