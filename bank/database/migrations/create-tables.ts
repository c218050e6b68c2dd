import type { Kysely } from 'kysely';
import type { BankStore } from '../../ports.ts';
import { migrationsFrom } from './migrations.ts';

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
