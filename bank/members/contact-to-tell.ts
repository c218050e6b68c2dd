import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { withoutLinks } from '../formats/links.ts';
import type { Tables } from '../tables.ts';
import type { TrustedContactRow } from './member-tables.ts';

/**
 * A trusted contact that is told when something looks wrong: the contact knows the meaning of that, and has not said no.
 */
export interface ContactToTell extends Pick<TrustedContactRow, 'id' | 'name' | 'email' | 'phone'> {
  /** Of the person who named them. */
  readonly firstName: string;
}

/** The contact that the person wants to have told at that time; undefined where there is none. */
export async function findContactToTell(
  db: Kysely<Tables>,
  personId: string,
  at: EpochMs,
): Promise<ContactToTell | undefined> {
  return named(await contactsToTell(db, personId, at).executeTakeFirst());
}

/** The same, with a lock against a refusal by the contact before the transaction is over. Logs are locked before. */
export async function lockContactToTell(
  { trx, engine }: DatabaseTransaction,
  personId: string,
  at: EpochMs,
): Promise<ContactToTell | undefined> {
  const found = contactsToTell(trx, personId, at);
  return named(
    await (engine === 'postgres' ? found.forShare('trusted_contact') : found).executeTakeFirst(),
  );
}

function contactsToTell(db: Kysely<Tables>, personId: string, at: EpochMs) {
  return db
    .selectFrom('trusted_contact')
    .innerJoin('person', 'person.id', 'trusted_contact.person_id')
    .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select([
      'trusted_contact.id',
      'trusted_contact.name',
      'trusted_contact.email',
      'trusted_contact.phone',
      'person.display_name',
      'first_name',
      'person_profile.email as ownEmail',
      'person_profile.phone as ownPhone',
    ])
    .where('trusted_contact.person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('introduced_at', '<=', at)
    .where('declined_at', 'is', null);
}

type Found = Awaited<ReturnType<ReturnType<typeof contactsToTell>['executeTakeFirst']>>;

function named(found: Found): ContactToTell | undefined {
  if (found === undefined) return undefined;
  const { id, name, display_name: whole, first_name: first } = found;
  // A contact that has become the person's own since is not used.
  const email = found.email === found.ownEmail?.toLowerCase() ? null : found.email;
  const phone = found.phone === found.ownPhone ? null : found.phone;
  if (email === null && phone === null) return undefined;
  const firstName = withoutLinks(first ?? whole.split(' ')[0] ?? whole);
  return { id, name, email, phone, firstName };
}
