import { type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** Savings goals, what is put aside for them, their rules, and the transfers that go to them. */
export async function goals(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('goal')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('target', 'bigint', (column) => column.notNull().check(sql`target > 0`))
    .addColumn('wanted_by', 'text')
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('goal_key', ['membership_id', 'id'])
    .execute();
  await db.schema
    .createTable('goal_movement')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount <> 0`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_movement_key', ['membership_id', 'goal_id', 'id'])
    .addForeignKeyConstraint('goal_movement_of_goal', ['membership_id', 'goal_id'], 'goal', [
      'membership_id',
      'id',
    ])
    .execute();
  await appendOnly(db, engine, 'goal_movement');
  await db.schema
    .createTable('goal_rule')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('round-up', 'sweep', 'payday')`),
    )
    .addColumn('from_account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('amount', 'bigint', (column) => column.check(sql`amount >= 0`))
    .addColumn('next_day', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_rule_key', ['membership_id', 'goal_id', 'kind'])
    .addCheckConstraint('goal_rule_amount', sql`(kind = 'round-up') = (amount is null)`)
    .addForeignKeyConstraint('goal_rule_of_goal', ['membership_id', 'goal_id'], 'goal', [
      'membership_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('goal_rule_by_due').on('goal_rule').column('due_at').execute();

  for (const table of ['transfer', 'transfer_series']) {
    await db.schema.alterTable(table).addColumn('goal_id', 'text').execute();
  }
  await db.schema
    .createIndex('transfer_by_goal')
    .on('transfer')
    .columns(['membership_id', 'goal_id'])
    .where(sql.ref('goal_id'), 'is not', null)
    .execute();
}
