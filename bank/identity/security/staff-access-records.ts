import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import { tidyMemberNumber } from '../../members/profile-rules.ts';
import { isInList, listOf } from '../../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { Tables } from '../../tables.ts';

/** How staff name a member: by the member number where there is no user name yet. */
export type NamedMember = { readonly username: string } | { readonly memberNumber: string };

/** A member whom staff have named. */
export interface FoundMember {
  readonly id: string;
  readonly displayName: string;
}

/** The member whom staff mean; undefined where there is none. */
export async function findNamedMember(
  db: Kysely<Tables>,
  named: NamedMember,
): Promise<FoundMember | undefined> {
  const members = db
    .selectFrom('person')
    .select(['person.id', 'person.display_name as displayName']);
  return 'username' in named
    ? await members.where('username', '=', named.username.trim().toLowerCase()).executeTakeFirst()
    : await members
        .innerJoin('enrolment', 'enrolment.person_id', 'person.id')
        .innerJoin('membership', 'membership.id', 'enrolment.membership_id')
        .where('membership.number', '=', tidyMemberNumber(named.memberNumber))
        .executeTakeFirst();
}

/** The purposes that a person without a session can go on with: the second step, or coming on-line. */
const heldByStepToken = ['sign-in', 'enrolment'] as const;

/** Members that are signed in, on the way there, or have a link for a new password, in the order of their ids. */
export async function membersUnderWay(db: Kysely<Tables>, at: EpochMs): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('person_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .union(
      db
        .selectFrom('challenge')
        .select('person_id')
        .where('purpose', 'in', heldByStepToken)
        .where('expires_at', '>', at)
        .$castTo<{ person_id: string }>()
        .where('person_id', 'is not', null),
    )
    .union(
      db
        .selectFrom('password_reset')
        .select('person_id')
        .where('expires_at', '>', at)
        .$castTo<{ person_id: string }>()
        .where('person_id', 'is not', null),
    )
    .orderBy('person_id')
    .execute();
  return rows.map((row) => row.person_id);
}

/**
 * Ends the sessions of these members, and forgets their second steps, activations and links for a new password that are
 * under way. Tells how many sessions each of them had open.
 */
export async function endWhatIsUnderWay(
  scope: DatabaseTransaction,
  personIds: readonly string[],
  at: EpochMs,
): Promise<Map<string, number>> {
  const { trx } = scope;
  const areTheirs = () => isInList(scope, 'person_id', listOf(personIds));
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where(areTheirs())
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('person_id')
    .execute();
  await trx
    .deleteFrom('challenge')
    .where(areTheirs())
    .where('purpose', 'in', heldByStepToken)
    .execute();
  await trx.deleteFrom('password_reset').where(areTheirs()).execute();
  await trx.deleteFrom('push_subscription').where(areTheirs()).execute();
  const counts = new Map(personIds.map((id) => [id, 0]));
  for (const { person_id: id } of ended) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Trusts none of the member's browsers any longer. */
export async function endAllTrust(trx: Transaction<Tables>, personId: string): Promise<void> {
  await trx
    .updateTable('known_browser')
    .set({ trusted_until: null })
    .where('person_id', '=', personId)
    .where('trusted_until', 'is not', null)
    .execute();
}

/** Closes the member's access; false where it was closed already. */
export async function markClosed(
  trx: Transaction<Tables>,
  personId: string,
  at: EpochMs,
): Promise<boolean> {
  const closed = await trx
    .updateTable('person')
    .set({ access_closed_at: at })
    .where('id', '=', personId)
    .where('access_closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Opens the member's access again; false where it was not closed. */
export async function markOpen(trx: Transaction<Tables>, personId: string): Promise<boolean> {
  const opened = await trx
    .updateTable('person')
    .set({ access_closed_at: null })
    .where('id', '=', personId)
    .where('access_closed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}
