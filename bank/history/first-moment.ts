import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** When the first line of the member's history was made; null while there is none. */
export async function firstMoment(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<EpochMs | null> {
  const first = await db
    .selectFrom('account_transaction')
    .select('at')
    .where('membership_id', '=', membershipId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return (first?.at ?? null) as EpochMs | null;
}
