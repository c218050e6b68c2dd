import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

/** The person with the password to reset, and the destination of the link. */
export interface Resettable {
  readonly personId: string;
  readonly username: string;
  readonly email: string;
}

/** The member of that user name, if they have come on-line, their access is open and the bank knows their email. */
export async function findResettable(
  db: Kysely<Tables>,
  username: string,
): Promise<Resettable | undefined> {
  return await db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .innerJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select(['person.id as personId', 'person.username', 'person_profile.email'])
    .where('person.username', '=', username)
    .where('person_profile.email', '<>', '')
    .where('person.access_closed_at', 'is', null)
    .executeTakeFirst();
}

/** A link as the store keeps it. */
export interface NewLink {
  readonly tokenHash: string;
  /** Null where nobody has the user name. */
  readonly personId: string | null;
  readonly at: EpochMs;
  readonly expiresAt: EpochMs;
}

/** Keeps a link beside those that are still good, so that nobody can take one from its member, and forgets what is too old. */
export async function insertLink(
  trx: Transaction<Tables>,
  { tokenHash, personId, at, expiresAt }: NewLink,
): Promise<void> {
  await trx.deleteFrom('password_reset').where('expires_at', '<=', at).execute();
  await trx
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, person_id: personId, created_at: at, expires_at: expiresAt })
    .execute();
}

/** The person of a link, as long as it is good and their access is open. */
export async function findLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: EpochMs,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('password_reset')
    .innerJoin('person', 'person.id', 'password_reset.person_id')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('access_closed_at', 'is', null)
    .executeTakeFirst();
  return link?.person_id ?? undefined;
}

/** Uses the link up; false where somebody was faster, or it is too old by now. */
export async function takeLink(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: EpochMs,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}
