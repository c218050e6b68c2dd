import type { ContactChannel, Profile } from '#contract/settings/profile.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ContactChangeRow } from '../identity/authentication/authentication-tables.ts';
import type { Tables } from '../tables.ts';
import type { BankContext } from '../bank-context.ts';
import { findProfile } from '../members/profile-records.ts';

/** The addresses that the member has typed and can still confirm. */
export async function unconfirmedOf(
  db: Kysely<Tables>,
  personId: string,
  now: EpochMs,
): Promise<Profile['unconfirmed']> {
  const rows = await db
    .selectFrom('contact_change')
    .select(['channel', 'address'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .execute();
  const addressOf = (channel: ContactChannel) =>
    rows.find((row) => row.channel === channel)?.address ?? null;
  return { email: addressOf('email'), phone: addressOf('phone') };
}

/** The member's change of that address, if it can still be confirmed. */
export async function findContactChange(
  db: Kysely<Tables>,
  personId: string,
  channel: ContactChannel,
  now: EpochMs,
): Promise<ContactChangeRow | undefined> {
  return await db
    .selectFrom('contact_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Keeps a change in the place of one that waited before. */
export async function saveContactChange(
  trx: Transaction<Tables>,
  change: ContactChangeRow,
): Promise<void> {
  await trx
    .insertInto('contact_change')
    .values(change)
    .onConflict((conflict) => conflict.columns(['person_id', 'channel']).doUpdateSet(change))
    .execute();
}

/** Replaces the code that was sent, unless another one was since `sentBefore`. */
export async function replaceContactCode(
  trx: Transaction<Tables>,
  { person_id: personId, channel, address }: ContactChangeRow,
  code: {
    readonly hash: string;
    readonly at: EpochMs;
    readonly tries: number;
    readonly sentBefore: EpochMs;
  },
): Promise<boolean> {
  const replaced = await trx
    .updateTable('contact_change')
    .set({ code_hash: code.hash, code_sent_at: code.at, tries_left: code.tries })
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('code_sent_at', '<=', code.sentBefore)
    .returning('person_id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Forgets a code that could not be sent: another can be asked for at once. */
export async function withdrawContactCode(
  trx: Transaction<Tables>,
  personId: string,
  channel: ContactChannel,
  hash: string,
): Promise<void> {
  await trx
    .updateTable('contact_change')
    .set({ code_sent_at: 0 })
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('code_hash', '=', hash)
    .execute();
}

/** Takes one of the tries that are left, before anything is checked; undefined where there is none. */
export async function takeContactTry(
  trx: Transaction<Tables>,
  personId: string,
  channel: ContactChannel,
): Promise<ContactChangeRow | undefined> {
  return await trx
    .updateTable('contact_change')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Takes the change out, if it is still the one with this code; tells the address. */
export async function takeContactChange(
  trx: Transaction<Tables>,
  { person_id: personId, channel, code_hash: hash }: ContactChangeRow,
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('contact_change')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('code_hash', '=', hash)
    .returning('address')
    .executeTakeFirst();
  return taken?.address;
}

/** Forgets the change; tells whether there was one. */
export async function dropContactChange(
  trx: Transaction<Tables>,
  personId: string,
  channel: ContactChannel,
): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('contact_change')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .returning('person_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Uses the address from now on. The member has a profile: it was kept when the change was asked for. */
export async function saveContact(
  trx: Transaction<Tables>,
  personId: string,
  channel: ContactChannel,
  address: string,
): Promise<void> {
  await trx
    .updateTable('person_profile')
    .set({ [channel]: address })
    .where('person_id', '=', personId)
    .execute();
}

/** The member's profile, with the parts of it that are still to be confirmed. */
export async function presentProfile(
  { store, clock }: Pick<BankContext, 'store' | 'clock'>,
  personId: string,
): Promise<Profile> {
  const { username: _username, ...profile } = await findProfile(store.db, personId);
  return { ...profile, unconfirmed: await unconfirmedOf(store.db, personId, clock.now()) };
}
