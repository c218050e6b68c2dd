import type { AccessArea } from '#contract/procedures/procedure.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { holdsAt } from './party-records.ts';
import { areasOf } from './role-policy.ts';

/** The persons who may call procedures of that area in the membership at that moment. */
export async function personsWho(
  db: Kysely<Tables>,
  membershipId: string,
  area: AccessArea,
  at: EpochMs,
): Promise<string[]> {
  const parties = await db
    .selectFrom('party')
    .select(['person_id', 'role'])
    .where('membership_id', '=', membershipId)
    .where(holdsAt(at))
    .orderBy('person_id')
    .execute();
  return parties.flatMap(({ person_id: person, role }) =>
    areasOf(role).includes(area) ? [person] : [],
  );
}
