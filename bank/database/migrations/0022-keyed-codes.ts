import { sql, type Kysely } from 'kysely';

/**
 * Codes that were sent are kept by a key that the database does not have. Those from before were hashed without one, and are
 * forgotten: they were good for minutes, and anyone who waits for one asks for another.
 */
export async function keyedCodes(db: Kysely<unknown>): Promise<void> {
  await sql`update challenge set code_hash = null where code_hash is not null`.execute(db);
  await sql`update contact_change set code_hash = ''`.execute(db);
}
