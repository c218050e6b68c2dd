import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BankStore } from '../../ports.ts';
import { migrations } from './migrations.ts';

/** The database holds a migration that this program does not know. */
export class DatabaseIsNewer extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of Passbook (it has "${migration}"). Start that version instead.`,
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
  refuseUnknown(await namesIn(db as unknown as Kysely<MigrationTables>));
}

/**
 * Brings an empty or older database up to date; throws `DatabaseIsNewer` or `DatabaseIsIncomplete` and changes nothing
 * otherwise.
 */
export async function migrate({ db, engine }: BankStore): Promise<void> {
  await refuseNewer(db as unknown as Kysely<MigrationTables>);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: (migrating: Kysely<unknown>) => up(migrating, engine) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
}

/** Whether `migrate` would change tables that are in use: those of an older version, not of an empty database. */
export async function isOutdated({ db }: Pick<BankStore, 'db'>): Promise<boolean> {
  const applied = await appliedMigrations(db as unknown as Kysely<MigrationTables>);
  return applied.length > 0 && Object.keys(migrations).some((name) => !applied.includes(name));
}

/**
 * Makes the tables in an empty database that lives no longer than the process, without the records
 * and locks that a lasting one needs.
 */
export async function createTables({
  db,
  engine,
}: Pick<BankStore, 'db' | 'engine'>): Promise<void> {
  // One transaction for all of them is several times faster than one for each statement.
  await db.transaction().execute(async (trx) => {
    for (const up of Object.values(migrations)) {
      await up(trx as unknown as Kysely<unknown>, engine);
    }
  });
}

interface MigrationTables {
  kysely_migration: { name: string };
}

async function refuseNewer(db: Kysely<MigrationTables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some((table) => table.name === 'unfinished_copy')) {
    throw new DatabaseIsIncomplete();
  }
  refuseUnknown(await appliedMigrations(db));
}

function refuseUnknown(applied: readonly string[]): void {
  const unknown = applied.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new DatabaseIsNewer(unknown);
  }
}

/** The names of the migrations that the database has had, in their order; none where it is empty. */
async function appliedMigrations(db: Kysely<MigrationTables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) {
    return [];
  }
  return await namesIn(db);
}

async function namesIn(db: Kysely<MigrationTables>): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
