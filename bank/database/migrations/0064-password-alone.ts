import type { Kysely } from 'kysely';

/** From when on the password alone passes for a while what takes both factors, of a member without a second one; null: nobody asked. */
export async function passwordAlone(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credential').addColumn('alone_from', 'bigint').execute();
}
