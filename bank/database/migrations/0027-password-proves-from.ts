import type { Kysely } from 'kysely';

/** From when on a password that was chosen by a link in an email is a proof at a step-up; null for every other one. */
export async function passwordProvesFrom(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credential').addColumn('proves_from', 'bigint').execute();
}
