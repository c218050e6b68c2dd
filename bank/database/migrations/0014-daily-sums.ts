import { type Kysely, sql } from 'kysely';
import { clustered, type Engine } from './engine.ts';

/** The day of each transaction, and what each account moved on each day in each category. */
export async function dailySums(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('account_transaction').addColumn('day', 'text').execute();
  await sql`update account_transaction set day = ${dayIn(engine)}`.execute(db);
  if (engine === 'postgres') {
    // SQLite can say so only of a column that comes with its table.
    await sql`alter table account_transaction alter column day set not null`.execute(db);
  }

  await db.schema
    .createTable('daily_sum')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('money_in', 'bigint', (column) => column.notNull())
    .addColumn('debits', 'bigint', (column) => column.notNull())
    .addColumn('money_out', 'bigint', (column) => column.notNull())
    .addColumn('void_credits', 'bigint', (column) => column.notNull())
    .addColumn('void_debits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_sum_key', ['member_id', 'day', 'account_id', 'category'])
    .modifyEnd(clustered(engine))
    .execute();
  const counted = sql`status not in ('failed', 'cancelled')`;
  const rows = (type: string, status = counted) =>
    sql`count(case when type = ${sql.lit(type)} and ${status} then 1 end)`;
  const money = (type: string) =>
    sql`sum(case when type = ${sql.lit(type)} and ${counted} then amount else 0 end)`;
  const gone = sql`status in ('failed', 'cancelled')`;
  await sql`insert into daily_sum (member_id, day, account_id, category, credits, money_in, debits,
      money_out, void_credits, void_debits)
    select member_id, day, account_id, category, ${rows('credit')}, ${money('credit')},
      ${rows('debit')}, ${money('debit')}, ${rows('credit', gone)}, ${rows('debit', gone)}
    from account_transaction group by 1, 2, 3, 4`.execute(db);
}

/** The last but two of the lines by which a transaction is found; after it comes its amount, written twice. */
function dayIn(engine: Engine) {
  return engine === 'postgres'
    ? sql`split_part(search_text, chr(10), -3)`
    : sql`substr(search_text, length(search_text) - 11
        - length(printf('$%d.%02d', amount / 100, amount % 100))
        - length(printf('$%,d.%02d', amount / 100, amount % 100)), 10)`;
}
