import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import { firstAuditHash } from '../member-log/log-entry.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { displayNameOf, profileColumns } from '../members/profile-rules.ts';
import type { NewMember } from './new-member-rules.ts';

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
