import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { KnownBrowserRow } from '../settings/settings-tables.ts';
import type { Tables } from '../database/tables.ts';

/** The browsers that are not asked for a second step, the one used last first. */
export async function trustedBrowsers(
  db: Kysely<Tables>,
  personId: string,
  now: EpochMs,
): Promise<KnownBrowserRow[]> {
  return await db
    .selectFrom('known_browser')
    .selectAll()
    .where('person_id', '=', personId)
    .where('trusted_until', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Trusts the member's browser of that id no longer; false where there is no such one that is trusted. */
export async function endTrust(
  { trx }: DatabaseTransaction,
  personId: string,
  id: string,
  now: EpochMs,
): Promise<boolean> {
  const ended = await trx
    .updateTable('known_browser')
    .set({ trusted_until: null })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('trusted_until', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await trx
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('browser_hash', '=', ended.token_hash)
    .execute();
  return true;
}
