import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { displayNameOf, profileColumns } from '../members/profile-rules.ts';
import type { NewMember } from './new-member-rules.ts';

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

/** Uses up the shown proof; false where it was used already. */
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

/** A new member under the keys of the person and of their membership. */
export interface OpenedMember extends NewMember {
  readonly personId: string;
  readonly membershipId: string;
}

/** Which of these member numbers somebody has. */
export async function takenMemberNumbers(
  scope: DatabaseTransaction,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('membership')
    .select('number')
    .where(isInList(scope, 'number', listOf(numbers)))
    .execute();
  return new Set(rows.map((row) => row.number));
}

/** Writes the members as persons with a membership each, and a log in which nothing stands yet. */
export async function insertMembers(
  scope: DatabaseTransaction,
  members: readonly OpenedMember[],
  at: EpochMs,
  today: LocalDate,
): Promise<void> {
  await insertRows(
    scope,
    'person',
    members.map(({ personId, membershipId, profile }) => ({
      id: personId,
      // Nobody signs in by it: there is no password, and no user name is as long (`readUsername`).
      username: personId,
      display_name: displayNameOf(profile),
      // Staff have seen who it is.
      known_name: displayNameOf(profile),
      created_at: at,
      access_closed_at: null,
      log_id: membershipId,
    })),
  );
  await insertRows(
    scope,
    'membership',
    members.map(({ membershipId, memberNumber }) => ({
      id: membershipId,
      number: memberNumber,
      plan: 'Premium Account',
      member_since: today,
      created_at: at,
    })),
  );
  await insertRows(
    scope,
    'party',
    members.map(({ personId, membershipId }) => ({
      membership_id: membershipId,
      person_id: personId,
      role: 'primary' as const,
      from_at: at,
      until_at: null,
      granted_by: null,
    })),
  );
  await insertRows(
    scope,
    'person_profile',
    members.map(({ personId, profile }) => ({
      person_id: personId,
      ...profileColumns(profile),
      // Staff have seen who it is.
      verified_at: at,
    })),
  );
  await insertRows(
    scope,
    'member_log',
    members.map(({ membershipId }) => ({
      log_id: membershipId,
      event_sequence: 0,
      audit_sequence: 0,
      audit_hash: firstAuditHash,
    })),
  );
}

/** Writes what the members come on-line with. */
export async function insertEnrolments(
  scope: DatabaseTransaction,
  members: readonly OpenedMember[],
  at: EpochMs,
): Promise<void> {
  await insertRows(
    scope,
    'enrolment',
    members.map(({ personId, membershipId, birthDate }) => ({
      person_id: personId,
      membership_id: membershipId,
      birth_date: birthDate,
      opened_at: at,
      activated_at: null,
    })),
  );
}
