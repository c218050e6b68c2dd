import { type Kysely, sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** The products that come to the catalogue. Like the first ones they have no terms yet, so nobody can open one. */
const newProducts = [
  { id: 'money-market', name: 'Money Market Savings', kind: 'money-market', months: null },
  { id: 'certificate-6', name: '6-Month Certificate', kind: 'certificate', months: 6 },
  { id: 'certificate-12', name: '12-Month Certificate', kind: 'certificate', months: 12 },
  { id: 'certificate-24', name: '24-Month Certificate', kind: 'certificate', months: 24 },
] as const;

/** Kinds of products and what members can open; certificates with their terms; accounts that are closed. */
export async function shareProducts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await addColumns(db);
  await db.schema
    .createTable('certificate')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('at_maturity', 'text', (column) =>
      column.notNull().check(sql`at_maturity in ('renew', 'move')`),
    )
    .addColumn('move_to', 'text')
    .addPrimaryKeyConstraint('certificate_key', ['membership_id', 'account_id'])
    .addCheckConstraint('certificate_moves_to', sql`at_maturity = 'renew' or move_to is not null`)
    .execute();
  await db.schema
    .createIndex('certificate_due')
    .on('certificate')
    .columns(['due_at', 'account_id'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createTable('certificate_term')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('matures_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('certificate_term_key', ['membership_id', 'account_id', 'first_day'])
    .addCheckConstraint('certificate_term_lasts', sql`matures_on > first_day`)
    .execute();
  await appendOnly(db, engine, 'certificate_term');

  await sql`update product set kind = id where id in ('share-draft', 'share-savings')`.execute(db);
  for (const { id, name, kind, months } of newProducts) {
    await sql`insert into product (id, name, type, kind, term_months)
      values (${id}, ${name}, 'savings', ${kind}, ${months})`.execute(db);
  }
  await sql`insert into account (id, handle, name, number, type, position, opened_at)
    values ('penalties', 'penalties', 'Early withdrawal penalties', '', 'system', 11, 0)`.execute(
    db,
  );
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const kinds = sql`kind in ('share-savings', 'share-draft', 'money-market', 'certificate')`;
  await db.schema
    .alterTable('product')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('share-savings').check(kinds))
    .execute();
  await db.schema.alterTable('product').addColumn('term_months', 'integer').execute();
  await db.schema
    .alterTable('product_terms')
    .addColumn('opening_minimum', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('product_terms')
    .addColumn('offered', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`offered in (0, 1)`),
    )
    .execute();
  for (const column of ['penalty_days', 'grace_days']) {
    await db.schema.alterTable('product_terms').addColumn(column, 'integer').execute();
  }
  await db.schema.alterTable('account').addColumn('matures_on', 'text').execute();
  await db.schema.alterTable('account').addColumn('closed_at', 'bigint').execute();
}
