import { sql } from 'kysely';
import type { BankStore } from '../ports.ts';

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
