import { type Expression, expressionBuilder, type Insertable, type Kysely } from 'kysely';
import type { PartyRow, PersonRow } from './party-tables.ts';
import type { Tables } from '../tables.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { holderRoles } from './role-policy.ts';

/** The holder of the membership, known to exist, by the name of the business where it is a business. */
export async function getPrimary(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<Pick<PersonRow, 'id' | 'username' | 'display_name' | 'known_name'>> {
  return await db
    .selectFrom('party')
    .innerJoin('person', 'person.id', 'party.person_id')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .select(['person.id', 'person.username'])
    .select(({ fn }) => [
      fn.coalesce('business_name', 'person.display_name').as('display_name'),
      fn.coalesce('business_name', 'person.known_name').as('known_name'),
    ])
    .where('party.membership_id', '=', membershipId)
    .where('party.role', 'in', holderRoles)
    .where('party.until_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The memberships in the person's own name, the oldest first. */
export async function ownMemberships(db: Kysely<Tables>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('party')
    .select('membership_id')
    .where('person_id', '=', personId)
    .where('role', 'in', holderRoles)
    .where('until_at', 'is', null)
    .orderBy('from_at')
    .orderBy('membership_id')
    .execute();
  return rows.map((row) => row.membership_id);
}

/** Every part that the person has or had, with the membership and in whose or which name that is; the oldest first. */
export async function listParties(db: Kysely<Tables>, personId: string) {
  return await db
    .selectFrom('party')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .innerJoin('party as held', (join) =>
      join
        .onRef('held.membership_id', '=', 'party.membership_id')
        .on('held.role', 'in', holderRoles)
        .on('held.until_at', 'is', null),
    )
    .innerJoin('person as holder', 'holder.id', 'held.person_id')
    .select([
      'party.membership_id as membershipId',
      'party.role',
      'party.from_at as fromAt',
      'party.until_at as untilAt',
      'party.daily_limit as dailyLimit',
      'member_since as memberSince',
      'business_name as businessName',
    ])
    .select(({ fn }) => fn.coalesce('business_name', 'holder.display_name').as('holder'))
    .where('party.person_id', '=', personId)
    .orderBy('party.from_at')
    .orderBy('membership.id')
    .execute();
}

/** Whether a part of a person in a membership holds at that moment. */
export function holdsAt(at: EpochMs | Expression<EpochMs>) {
  const { and, or, eb } = expressionBuilder<Tables, 'party'>();
  return and([
    eb('party.from_at', '<=', at),
    or([eb('party.until_at', 'is', null), eb('party.until_at', '>', at)]),
  ]);
}

/** The persons with one of these roles in each membership at that moment, in the order of the roles. */
export async function listInRoles(
  db: Kysely<Tables>,
  membershipIds: readonly string[],
  roles: readonly PartyRole[],
  at: EpochMs,
): Promise<{ membershipId: string; personId: string; name: string; role: PartyRole }[]> {
  const rows = await db
    .selectFrom('party')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select([
      'party.membership_id as membershipId',
      'person.id as personId',
      'person.display_name as name',
      'party.role',
    ])
    .where('party.membership_id', 'in', membershipIds)
    .where('party.role', 'in', roles)
    .where(holdsAt(at))
    .orderBy('party.from_at')
    .orderBy('person.id')
    .execute();
  return rows.toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
}

/** Inserts the party that links a new person or membership. */
export async function insertParty(db: Kysely<Tables>, party: Insertable<PartyRow>): Promise<void> {
  await db.insertInto('party').values(party).execute();
}
