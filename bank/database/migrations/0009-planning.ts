import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** The budgets that members set, and the credit scores that were recorded. */
export async function planning(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('budget')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('budget_primary', ['member_id', 'category'])
    .execute();

  await db.schema
    .createTable('credit_score')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('recorded_on', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) =>
      column.notNull().check(sql`score between 300 and 850`),
    )
    .addPrimaryKeyConstraint('credit_score_primary', ['member_id', 'recorded_on'])
    .execute();
  await appendOnly(db, engine, 'credit_score');

  await db.schema
    .createTable('credit_score_factor')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('recorded_on', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull().check(sql`position > 0`))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('direction', 'text', (column) =>
      column.notNull().check(sql`direction in ('raises', 'lowers', 'neutral')`),
    )
    .addPrimaryKeyConstraint('credit_score_factor_primary', [
      'member_id',
      'recorded_on',
      'position',
    ])
    .addUniqueConstraint('credit_score_factor_code_unique', ['member_id', 'recorded_on', 'code'])
    .addForeignKeyConstraint(
      'credit_score_factor_score',
      ['member_id', 'recorded_on'],
      'credit_score',
      ['member_id', 'recorded_on'],
    )
    .execute();
  await appendOnly(db, engine, 'credit_score_factor');
}
