import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The member of that number and birth date, as long as they have not come on-line and their access is open; null where
 * there is none.
 */
export async function findNotActivated(
  db: Kysely<Tables>,
  memberNumber: string,
  birthDate: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('enrolment')
    .innerJoin('person', 'person.id', 'enrolment.person_id')
    .innerJoin('membership', 'membership.id', 'enrolment.membership_id')
    .select('person_id')
    .where('membership.number', '=', memberNumber)
    .where('birth_date', '=', birthDate)
    .where('activated_at', 'is', null)
    .where('access_closed_at', 'is', null)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Somebody who has shown the code that was sent to the contact on file. */
export interface ShownCode {
  readonly challengeId: string;
  readonly personId: string;
}

/** Whether the holder has shown the code already, and not finished yet. */
export async function findShownCode(
  db: Kysely<Tables>,
  holder: string,
  now: EpochMs,
): Promise<ShownCode | null> {
  const row = await db
    .selectFrom('challenge')
    .select(['id', 'person_id'])
    .where('holder', '=', holder)
    .where('purpose', '=', 'enrolment')
    .where('passed_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && row.person_id !== null ? { challengeId: row.id, personId: row.person_id } : null;
}

/** Uses up what was shown; false where it was used already. */
export async function useShownCode(
  trx: Transaction<Tables>,
  challengeId: string,
  at: EpochMs,
): Promise<boolean> {
  const used = await trx
    .updateTable('challenge')
    .set({ used_at: at })
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Notes that the member is on-line; false where they have been before. */
export async function markActivated(
  trx: Transaction<Tables>,
  personId: string,
  at: EpochMs,
): Promise<boolean> {
  const activated = await trx
    .updateTable('enrolment')
    .set({ activated_at: at })
    .where('person_id', '=', personId)
    .where('activated_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return activated !== undefined;
}

export async function isUsernameTaken(db: Kysely<Tables>, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the member their user name. The store refuses one that somebody else has. */
export async function setUsername(
  trx: Transaction<Tables>,
  personId: string,
  username: string,
): Promise<void> {
  await trx.updateTable('person').set({ username }).where('id', '=', personId).execute();
}
