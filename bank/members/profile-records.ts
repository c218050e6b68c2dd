import { displayNameOf, profileColumns } from './profile-rules.ts';
import type { Profile, ProfileDetails } from '#contract/settings/profile.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The bank's knowledge of a member as a person. */
export interface KnownProfile extends Omit<Profile, 'unconfirmed'> {
  readonly username: string;
}

/** The profile of the member; until the member has told something, the display name stands as first and last name. */
export async function findProfile(db: Kysely<Tables>, personId: string): Promise<KnownProfile> {
  const row = await db
    .selectFrom('person')
    .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select([
      'person.username',
      'person.display_name',
      'person.known_name',
      'first_name',
      'last_name',
      'email',
      'phone',
      'street',
      'unit',
      'city',
      'state',
      'zip',
      'verified_at',
    ])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const [firstName = '', ...lastNames] = row.display_name.split(' ');
  return {
    username: row.username,
    firstName: row.first_name ?? firstName,
    lastName: row.last_name ?? lastNames.join(' '),
    email: row.email ?? '',
    phone: row.phone ?? '',
    street: row.street ?? '',
    unit: row.unit ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip ?? '',
    verifiedAt: row.verified_at as EpochMs | null,
    knownName: row.known_name,
  };
}

/** The words that a guesser would try first. */
export function ownWords(profile: KnownProfile): string[] {
  const { username, firstName, lastName, email, street, city } = profile;
  return [username, firstName, lastName, email, street, city];
}

/** Keeps the details, the display name that follows from them, and the member's former name and address. */
export async function saveProfile(
  trx: Transaction<Tables>,
  personId: string,
  details: ProfileDetails,
  at: EpochMs,
): Promise<void> {
  await keepFormerHolder(trx, personId, details, at);
  const columns = profileColumns(details);
  await trx
    .insertInto('person_profile')
    .values({ person_id: personId, ...columns, verified_at: null })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
  await trx
    .updateTable('person')
    .set({ display_name: displayNameOf(details) })
    .where('id', '=', personId)
    .execute();
}

/** Statements of the months before are addressed to the former name and address. */
async function keepFormerHolder(
  trx: Transaction<Tables>,
  personId: string,
  details: ProfileDetails,
  at: EpochMs,
): Promise<void> {
  const former = await trx
    .selectFrom('person')
    .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select(['display_name as name', 'street', 'unit', 'city', 'state', 'zip'])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const holder = {
    name: former.name,
    street: former.street ?? '',
    unit: former.unit ?? '',
    city: former.city ?? '',
    state: former.state ?? '',
    zip: former.zip ?? '',
  };
  const changed =
    holder.name !== displayNameOf(details) ||
    (['street', 'unit', 'city', 'state', 'zip'] as const).some(
      (field) => holder[field] !== details[field],
    );
  if (changed) {
    await trx
      .insertInto('former_holder')
      .values({ person_id: personId, until: at, ...holder })
      // Of two changes in a millisecond the first one knows the former name and address.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
