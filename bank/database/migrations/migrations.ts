import { CompiledQuery, type Kysely } from 'kysely';
import type { BankStore } from '../../ports.ts';

/** Changes the schema; where SQL differs, the engine says which one it speaks to. */
export type Migration = (db: Kysely<unknown>, engine: BankStore['engine']) => Promise<void>;

/** The last migration of version 0.2.1, which leaves the tables of the baseline. */
export const lastBeforeBaseline = '0065-folded-signs';
export const baselineName = '0066-baseline';

/** Every change since the baseline, in order. A released migration is never edited. */
const laterMigrations: Readonly<Record<string, Migration>> = {};

/** Every migration by its name; `baseline` is the SQL of an empty bank at version 0.2.1, in `baseline.<engine>.sql`. */
export function migrationsFrom(baseline: string): Readonly<Record<string, Migration>> {
  return { [baselineName]: (db) => runStatements(db, baseline), ...laterMigrations };
}

export const migrationNames: readonly string[] = [baselineName, ...Object.keys(laterMigrations)];

/**
 * Makes the tables in an empty database that lives no longer than the process, without the records and locks that a lasting
 * database needs.
 */
export async function createTables(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  baseline: string,
): Promise<void> {
  // One transaction for all of them is several times faster than one for each statement.
  await db.transaction().execute(async (trx) => {
    for (const migration of Object.values(migrationsFrom(baseline))) {
      await migration(trx as unknown as Kysely<unknown>, engine);
    }
  });
}

/** A statement ends before an empty line: a trigger has semicolons of its own. */
async function runStatements(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(';\n\n')) {
    await db.executeQuery(CompiledQuery.raw(statement));
  }
}
