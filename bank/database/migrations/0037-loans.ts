import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

const firstProducts = [
  ['auto-loan', 'Auto Loan', 'instalment', 0],
  ['personal-loan', 'Personal Loan', 'instalment', 1],
  ['credit-line', 'Line of Credit', 'line', 2],
] as const;

const firstAccounts = [
  ['loans', 'Loans to members', 12],
  ['loan-interest', 'Interest on loans', 13],
] as const;

/** The catalogue of loans with their terms, applications, loans and the ledger of each. */
export async function loans(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [id, name, position] of firstAccounts) {
    await sql`insert into account (id, handle, name, number, type, position, opened_at)
      values (${id}, ${id}, ${name}, '', 'system', ${position}, 0)`.execute(db);
  }
  await makeCatalogue(db);
  await makeApplications(db);
  await makeLoans(db);
  await appendOnly(db, engine, 'loan_entry');
  await appendOnly(db, engine, 'loan_skip');
}

function whole(column: string) {
  return sql`${sql.ref(column)} >= 0`;
}

async function makeCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('loan_product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) =>
      column.notNull().check(sql`form in ('instalment', 'line')`),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('loan_terms')
    .addColumn('product_id', 'text', (column) => column.notNull().references('loan_product.id'))
    .addColumn('valid_from', 'text', (column) => column.notNull())
    // No federal credit union may charge more than 18% a year (12 CFR 701.21(c)(7)).
    .addColumn('rate', 'integer', (column) => column.notNull().check(sql`rate between 0 and 1800`))
    .addColumn('least', 'bigint', (column) => column.notNull().check(sql`least > 0`))
    .addColumn('most', 'bigint', (column) => column.notNull())
    .addColumn('months_least', 'integer', (column) => column.notNull().check(whole('months_least')))
    .addColumn('months_most', 'integer', (column) => column.notNull())
    .addColumn('grace_days', 'integer', (column) => column.notNull().check(whole('grace_days')))
    .addColumn('late_fee', 'bigint', (column) => column.notNull().check(whole('late_fee')))
    .addColumn('skips_per_year', 'integer', (column) =>
      column.notNull().check(whole('skips_per_year')),
    )
    .addColumn('minimum_share', 'integer', (column) =>
      column.notNull().check(whole('minimum_share')),
    )
    .addColumn('minimum_payment', 'bigint', (column) =>
      column.notNull().check(whole('minimum_payment')),
    )
    .addColumn('rounding', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('loan_terms_key', ['product_id', 'valid_from'])
    .addCheckConstraint('loan_terms_in_order', sql`most >= least and months_most >= months_least`)
    .execute();
  for (const [id, name, form, position] of firstProducts) {
    await sql`insert into loan_product (id, name, form, position)
      values (${id}, ${name}, ${form}, ${position})`.execute(db);
  }
}

async function makeApplications(db: Kysely<unknown>): Promise<void> {
  const statuses = sql`status in ('draft', 'submitted', 'offered', 'declined', 'withdrawn', 'signed')`;
  await db.schema
    .createTable('loan_application')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('loan_product.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('months', 'integer')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('income', 'bigint', (column) => column.check(sql`income >= 0`))
    .addColumn('housing', 'bigint', (column) => column.check(sql`housing >= 0`))
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('decided_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('offered_until', 'text')
    .addColumn('terms_from', 'text')
    .addColumn('signature', 'text')
    .addColumn('loan_id', 'text')
    .addPrimaryKeyConstraint('loan_application_key', ['membership_id', 'id'])
    .addCheckConstraint(
      'loan_application_signed_as_a_loan',
      sql`(status = 'signed') = (loan_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('loan_application_by_id')
    .on('loan_application')
    .column('id')
    .execute();
  await db.schema
    .createIndex('loan_application_draft')
    .unique()
    .on('loan_application')
    .column('membership_id')
    .where(sql.ref('status'), '=', sql.lit('draft'))
    .execute();
  await db.schema
    .createIndex('loan_application_due')
    .on('loan_application')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}

async function makeLoans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('loan')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('terms_from', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('months', 'integer')
    .addColumn('payment', 'bigint')
    .addColumn('opened_on', 'text', (column) => column.notNull())
    .addColumn('autopay_account_id', 'text', (column) => column.references('account.id'))
    .addColumn('due_at', 'bigint')
    .addColumn('reminded_for', 'text')
    .addColumn('failed_for', 'text')
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('loan_key', ['membership_id', 'id'])
    .addForeignKeyConstraint('loan_of_terms', ['product_id', 'terms_from'], 'loan_terms', [
      'product_id',
      'valid_from',
    ])
    .addCheckConstraint('loan_of_one_form', sql`(months is null) = (payment is null)`)
    .execute();
  await db.schema.createIndex('loan_by_id').on('loan').column('id').execute();
  await db.schema
    .createIndex('loan_due')
    .on('loan')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('loan_entry')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('loan_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('posting_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('proceeds', 'payment', 'principal', 'late-fee')`),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('principal', 'bigint', (column) => column.notNull())
    .addColumn('interest', 'bigint', (column) => column.notNull().check(sql`interest >= 0`))
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('principal_after', 'bigint', (column) =>
      column.notNull().check(sql`principal_after >= 0`),
    )
    .addColumn('interest_after', 'bigint', (column) =>
      column.notNull().check(sql`interest_after >= 0`),
    )
    .addColumn('fee_after', 'bigint', (column) => column.notNull().check(sql`fee_after >= 0`))
    .addColumn('due_day', 'text')
    .addPrimaryKeyConstraint('loan_entry_key', ['membership_id', 'loan_id', 'sequence'])
    .addForeignKeyConstraint('loan_entry_of_loan', ['membership_id', 'loan_id'], 'loan', [
      'membership_id',
      'id',
    ])
    .execute();
  await db.schema
    .createTable('loan_skip')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('loan_id', 'text', (column) => column.notNull())
    .addColumn('due_day', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('loan_skip_key', ['membership_id', 'loan_id', 'due_day'])
    .addForeignKeyConstraint('loan_skip_of_loan', ['membership_id', 'loan_id'], 'loan', [
      'membership_id',
      'id',
    ])
    .execute();
}
