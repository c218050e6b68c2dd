import type { Kysely } from 'kysely';
import type { MembershipRow, PartyRow, PersonRow, Tables } from '../database/tables.ts';

/** The membership's primary person, who is known to exist. */
export async function getPrimary(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<Pick<PersonRow, 'id' | 'username' | 'display_name'>> {
  return await db
    .selectFrom('party')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select(['person.id', 'person.username', 'person.display_name'])
    .where('party.membership_id', '=', membershipId)
    .where('party.role', '=', 'primary')
    .where('party.until_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The memberships of which the person is the primary, the oldest first. */
export async function ownMemberships(db: Kysely<Tables>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('party')
    .select('membership_id')
    .where('person_id', '=', personId)
    .where('role', '=', 'primary')
    .where('until_at', 'is', null)
    .orderBy('from_at')
    .orderBy('membership_id')
    .execute();
  return rows.map((row) => row.membership_id);
}

/** The first membership in which the person has a part, who is known to have one. */
export async function getMembershipOf(
  db: Kysely<Tables>,
  personId: string,
): Promise<MembershipRow> {
  return await db
    .selectFrom('party')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .selectAll('membership')
    .where('party.person_id', '=', personId)
    .orderBy('party.from_at')
    .orderBy('membership.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** What a new person or membership is linked by. */
export async function insertParty(db: Kysely<Tables>, party: PartyRow): Promise<void> {
  await db.insertInto('party').values(party).execute();
}
