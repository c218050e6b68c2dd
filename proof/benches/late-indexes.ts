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

/**
 * Fills without the keys too, where PostgreSQL keeps the tables: rows that come in no order cost half an index each time.
 * The caller must know that no row is there twice; the keys refuse it only in the end.
 */
export async function fillBeforeKeys(
  store: BankStore,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await fillBeforeIndexes(store, tables, async () => {
    const keys = store.engine === 'postgres' ? await keysOf(store, tables) : [];
    for (const { owner, name } of keys) {
      await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(store.db);
    }
    await fill();
    // Indexes that refer to others come last: in the opposite order of the drops.
    for (const { owner, name, definition } of keys.toReversed()) {
      await sql`alter table ${sql.table(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        store.db,
      );
    }
  });
}

interface Key extends Index {
  /** The table that has it. */
  readonly owner: string;
}

async function keysOf({ db }: BankStore, tables: readonly string[]): Promise<readonly Key[]> {
  const names = sql.join(tables);
  const { rows } = await sql<Key>`select owner.relname as owner, conname as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class as owner on owner.oid = conrelid
      left join pg_class as target on target.oid = confrelid
    where contype in ('p', 'u', 'f') and connamespace = current_schema()::regnamespace
      and (owner.relname in (${names}) or target.relname in (${names}))
    order by contype = 'f' desc, owner.relname, conname`.execute(db);
  return rows;
}

/** The indexes of the tables that are of no key. */
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
