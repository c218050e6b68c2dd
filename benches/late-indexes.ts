import { sql } from 'kysely';
import type { BankStore } from '#bank/ports.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Fills the tables without their indexes and makes those afterwards, as they were: of all rows at once that is quicker than
 * of one after the other. The keys stay, so that a row that is there already is refused. Only for a database that is thrown
 * away where it fails.
 */
export async function fillBeforeIndexes(
  store: BankStore,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(store, tables);
  for (const { name } of indexes) {
    await sql`drop index ${sql.ref(name)}`.execute(store.db);
  }
  await fill();
  for (const { definition } of indexes) {
    await sql.raw(definition).execute(store.db);
  }
}

/** Those of the tables that no key needs. */
async function indexesOf(
  { db, engine }: BankStore,
  tables: readonly string[],
): Promise<readonly Index[]> {
  const names = sql.join(tables);
  const asked =
    engine === 'postgres'
      ? sql<Index>`select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename in (${names})
            and indexname not in (select conname from pg_constraint)`
      : sql<Index>`select name, sql as definition from sqlite_master
          where type = 'index' and tbl_name in (${names}) and sql is not null`;
  return (await asked.execute(db)).rows;
}
