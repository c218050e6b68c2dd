import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** Funds, their prices, and what members bought of them. */
export async function portfolio(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('fund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('fund_price')
    .addColumn('fund_id', 'text', (column) => column.notNull().references('fund.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('origin', 'text', (column) =>
      column.notNull().check(sql`origin in ('sample', 'published')`),
    )
    .addPrimaryKeyConstraint('fund_price_key', ['fund_id', 'day'])
    .execute();
  await appendOnly(db, engine, 'fund_price');

  await db.schema
    .createTable('fund_purchase')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('fund_id', 'text', (column) => column.notNull().references('fund.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull().check(sql`units > 0`))
    .addColumn('cost', 'bigint', (column) => column.notNull().check(sql`cost > 0`))
    .addColumn('posting_id', 'text')
    .execute();
  await db.schema
    .createIndex('fund_purchase_of_member')
    .on('fund_purchase')
    .columns(['member_id', 'day'])
    .execute();
  await db.schema
    .createIndex('fund_purchase_paid_by')
    .on('fund_purchase')
    .column('posting_id')
    .where(sql.ref('posting_id'), 'is not', null)
    .execute();
  await appendOnly(db, engine, 'fund_purchase');
}
