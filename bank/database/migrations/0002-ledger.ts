import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';

/** The bank's own accounts as they were at first; a later one comes with a migration of its own. */
const firstSystemAccounts: readonly (readonly [id: string, name: string])[] = [
  ['in-flight', 'Money in flight'],
  ['clearing:zelle', 'Zelle clearing'],
  ['clearing:ach', 'ACH clearing'],
  ['clearing:wire', 'Wire clearing'],
  ['clearing:card', 'Card clearing'],
  ['clearing:bill', 'Bill payment clearing'],
  ['clearing:mobile-deposit', 'Mobile deposit clearing'],
  ['fees', 'Fees'],
  ['interest', 'Interest paid'],
  ['opening', 'Opening balances'],
];

/**
 * Accounts, postings and entries. Entries carry no foreign keys: those cost two fifths of the hot
 * path on PostgreSQL, and `bank verify` looks for entries without a posting or an account.
 */
export async function ledger(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.references('member.id'))
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('primary', 'savings', 'system')`),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('account_handle_unique', ['member_id', 'handle'])
    .addCheckConstraint('account_is_owned_or_system', sql`(member_id is null) = (type = 'system')`)
    .execute();

  await db.schema
    .createTable('account_balance')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id'))
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('floor', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addCheckConstraint('balance_not_below_floor', sql`balance >= floor`)
    .execute();

  await db.schema
    .createTable('posting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('transfer_id', 'text')
    .addColumn('reverses', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('posting_by_transfer').on('posting').column('transfer_id').execute();
  await appendOnly(db, engine, 'posting');

  await db.schema
    .createTable('entry')
    .addColumn('posting_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance_after', 'bigint')
    .addColumn('version', 'bigint')
    .addPrimaryKeyConstraint('entry_key', ['posting_id', 'account_id'])
    .addUniqueConstraint('entry_version_unique', ['account_id', 'version'])
    .addCheckConstraint('entry_moves_money', sql`amount <> 0`)
    .execute();
  await appendOnly(db, engine, 'entry');

  for (const [position, [id, name]] of firstSystemAccounts.entries()) {
    await sql`insert into account (id, handle, name, number, type, position, opened_at)
      values (${id}, ${id}, ${name}, '', 'system', ${position}, 0)`.execute(db);
  }
}
