import { type CompiledQuery, sql } from 'kysely';
import type { BankStore } from '../ports.ts';

/** How the database finds the rows of a query, as it says it; indexes stand in it by name. */
export async function planOf(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  query: CompiledQuery,
): Promise<string> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // With so few rows PostgreSQL would read them all.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
    return await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
  });
  return JSON.stringify(rows);
}

/** Every row of every table, as text in an order that does not depend on the engine. */
export async function dumpTables({ db, engine }: BankStore): Promise<Record<string, string[]>> {
  const { rows: tables } = await (
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
      : sql<{ name: string }>`select relname as name from pg_stat_user_tables order by relname`
  ).execute(db);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    dump[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return dump;
}
