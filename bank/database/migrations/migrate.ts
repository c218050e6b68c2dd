import { CompiledQuery, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BankStore } from '../../ports.ts';
import { addPurposes } from './0067-purposes-of-card-entries.ts';
import { addPictures } from './0068-pictures-of-cards.ts';
import { addLetters } from './0069-letters-by-email.ts';

/** The database holds a migration that this program does not know. */
export class DatabaseIsNewer extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of Passbook (it has "${migration}"). Start that version instead.`,
    );
  }
}

/** The database was written before version 0.2.1; the tables of that version are the first that this program knows. */
export class DatabaseIsOlder extends Error {
  constructor() {
    super(
      'The database was written by a version of Passbook before 0.2.1, and nothing in it was changed. Start version 0.2.1 with it once, and then this version.',
    );
  }
}

/** A copy into the database began and did not end. */
export class DatabaseIsIncomplete extends Error {
  constructor() {
    super(
      'The database holds a part of a bank: a copy into it has not ended. Give the command "npm run bank -- copy" again.',
    );
  }
}

/** Throws `DatabaseIsNewer` where another program has changed the tables since this one has migrated them. */
export async function assertKnown({ db }: Pick<BankStore, 'db'>): Promise<void> {
  refuseNewer(await namesIn(db as unknown as Kysely<MigrationTables>));
}

/**
 * Brings an empty or older database up to date, from the baseline of its engine; throws `DatabaseIsNewer`, `DatabaseIsOlder`
 * or `DatabaseIsIncomplete` and changes nothing otherwise.
 */
export async function migrate({ db, engine }: BankStore, baseline: string): Promise<void> {
  await adoptBaseline(db as unknown as Kysely<MigrationTables>);
  const migrations = Object.entries(migrationsFrom(baseline)).map(([name, migration]) => [
    name,
    { up: (migrating: Kysely<unknown>) => migration(migrating, engine) },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
}

/** Whether `migrate` would change tables that are in use: those of an older version that it knows, not of an empty database. */
export async function isOutdated({ db }: Pick<BankStore, 'db'>): Promise<boolean> {
  const noted = db as unknown as Kysely<MigrationTables>;
  const applied = await appliedMigrations(noted, await tablesOf(noted));
  const isKnown = applied.some((name) => name >= lastBeforeBaseline);
  return isKnown && migrationNames.some((name) => !applied.includes(name));
}

interface MigrationTables {
  kysely_migration: { name: string; timestamp: string };
}

/** Notes the baseline in a database that the migrations before it have brought to the same tables. */
async function adoptBaseline(db: Kysely<MigrationTables>): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.includes('unfinished_copy')) throw new DatabaseIsIncomplete();
  const applied = await appliedMigrations(db, tables);
  refuseNewer(applied);
  if (applied.length === 0 || applied.includes(baselineName)) return;
  if (!applied.includes(lastBeforeBaseline)) throw new DatabaseIsOlder();
  // Another process may do the same at this moment.
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('kysely_migration')
      .values({ name: baselineName, timestamp: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.deleteFrom('kysely_migration').where('name', '<', baselineName).execute();
  });
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.find((name) => name > baselineName && !migrationNames.includes(name));
  if (unknown !== undefined) {
    throw new DatabaseIsNewer(unknown);
  }
}

/** In their order; none where the database is empty. */
async function appliedMigrations(
  db: Kysely<MigrationTables>,
  tables: readonly string[],
): Promise<string[]> {
  return tables.includes('kysely_migration') ? await namesIn(db) : [];
}

async function tablesOf(db: Kysely<MigrationTables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}

async function namesIn(db: Kysely<MigrationTables>): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Changes the schema; where SQL differs, the engine says which dialect it speaks. */
type Migration = (db: Kysely<unknown>, engine: BankStore['engine']) => Promise<void>;

/** The last migration of version 0.2.1, which leaves the tables of the baseline. */
export const lastBeforeBaseline = '0065-folded-signs';
export const baselineName = '0066-baseline';

/** Every change since the baseline, in order. A released migration is never edited. */
const laterMigrations: Readonly<Record<string, Migration>> = {
  '0067-purposes-of-card-entries': addPurposes,
  '0068-pictures-of-cards': addPictures,
  '0069-letters-by-email': addLetters,
};

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
  // A single transaction for all of them is several times faster than one for each statement.
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
