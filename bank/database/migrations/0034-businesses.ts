import { sql, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const rolesBefore = "('joint-owner', 'authorised-user', 'administrator', 'viewer')";
const roles =
  "('joint-owner', 'authorised-user', 'administrator', 'initiator', 'approver', 'viewer')";

/** A membership may be a business, in which somebody asks for a payment and somebody else approves it. */
export async function businesses(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('membership').addColumn('business_name', 'text').execute();
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['invitation'], (statement) => statement.replace(rolesBefore, roles));
  } else {
    await db.schema.alterTable('invitation').dropConstraint('invitation_role_check').execute();
    await db.schema
      .alterTable('invitation')
      .addCheckConstraint('invitation_role_check', sql.raw(`role in ${roles}`))
      .execute();
  }
  await db.schema
    .createTable('approval')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('transfer', 'bill')`),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('from_account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('to_name', 'text', (column) => column.notNull())
    .addColumn('to_detail', 'text')
    .addColumn('asked_by', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(sql`status in ('waiting', 'approved', 'declined', 'withdrawn', 'expired')`),
    )
    .addColumn('decided_by', 'text', (column) => column.references('person.id'))
    .addColumn('decided_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('payment_id', 'text')
    .addPrimaryKeyConstraint('approval_key', ['membership_id', 'id'])
    .addCheckConstraint('approval_decided', sql`(status = 'waiting') = (decided_at is null)`)
    .addCheckConstraint('approval_by_another', sql`status <> 'approved' or decided_by <> asked_by`)
    .addCheckConstraint('approval_done', sql`(status = 'approved') = (payment_id is not null)`)
    .execute();
  await db.schema
    .createIndex('approval_due')
    .on('approval')
    .column('expires_at')
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute();
}
