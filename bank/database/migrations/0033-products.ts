import { type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** The products that accounts have been of until now, by the type of the account. */
const firstProducts = [
  { id: 'share-draft', name: 'Everyday Checking', type: 'primary' },
  { id: 'share-savings', name: 'Regular Savings', type: 'savings' },
] as const;

/** The catalogue of products with their terms, of which product each account is, and which dividends have been paid. */
export async function products(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('primary', 'savings')`),
    )
    .execute();
  await db.schema
    .createTable('product_terms')
    .addColumn('product_id', 'text', (column) => column.notNull().references('product.id'))
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('rate', 'integer', (column) => column.notNull().check(sql`rate >= 0`))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('minimum', 'bigint', (column) => column.notNull().check(sql`minimum >= 0`))
    .addColumn('rounding', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_terms_key', ['product_id', 'valid_from'])
    .execute();
  await db.schema
    .createTable('dividend_run')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema
    .createTable('dividend')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('posting_id', 'text')
    .addPrimaryKeyConstraint('dividend_key', ['membership_id', 'account_id', 'month'])
    .execute();
  await appendOnly(db, engine, 'dividend');

  await db.schema.alterTable('account').addColumn('product_id', 'text').execute();
  for (const { id, name, type } of firstProducts) {
    await sql`insert into product (id, name, type) values (${id}, ${name}, ${type})`.execute(db);
    await sql`update account set product_id = ${id} where type = ${type}`.execute(db);
  }
}
