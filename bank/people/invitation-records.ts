import type { EpochMs } from '#contract/time/time.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { InvitationRow } from './invitation-tables.ts';
import type { Tables } from '../tables.ts';

/** The invitations of the membership that can still be accepted, with the names of their makers; the oldest first. */
export async function openInvitations(db: Kysely<Tables>, membershipId: string, at: EpochMs) {
  return await db
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select('person.display_name as invitedBy')
    .where('membership_id', '=', membershipId)
    .where((eb) => isOpen(eb, at))
    .orderBy('invitation.created_at')
    .orderBy('invitation.id')
    .execute();
}

export async function insertInvitation(
  { trx }: DatabaseTransaction,
  invitation: InvitationRow,
): Promise<void> {
  await trx.insertInto('invitation').values(invitation).execute();
}

/** Takes one of the tries that an open invitation has left; undefined where there is none by that link. */
export async function takeTry(
  { trx }: DatabaseTransaction,
  tokenHash: string,
  at: EpochMs,
): Promise<InvitationRow | undefined> {
  return await trx
    .updateTable('invitation')
    .set(({ eb, ref }) => ({ tries_left: eb(ref('tries_left'), '-', 1) }))
    .where('token_hash', '=', tokenHash)
    .where((eb) => isOpen(eb, at))
    .returningAll()
    .executeTakeFirst();
}

/** Gives it back: the code was right. */
export async function giveBackTry(
  { trx }: DatabaseTransaction,
  { membership_id: membershipId, id }: InvitationRow,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set(({ eb, ref }) => ({ tries_left: eb(ref('tries_left'), '+', 1) }))
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}

/** Uses the invitation up; false where that has happened, or it was withdrawn. */
export async function takeInvitation(
  { trx }: DatabaseTransaction,
  { membership_id: membershipId, id }: InvitationRow,
  personId: string,
  at: EpochMs,
): Promise<boolean> {
  const taken = await trx
    .updateTable('invitation')
    .set({ accepted_at: at, accepted_by: personId })
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .where((eb) => isOpen(eb, at))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes an open invitation worthless; undefined where there is none of that key. */
export async function withdrawInvitation(
  { trx }: DatabaseTransaction,
  membershipId: string,
  id: string,
  at: EpochMs,
): Promise<InvitationRow | undefined> {
  return await trx
    .updateTable('invitation')
    .set({ withdrawn_at: at })
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .where((eb) => isOpen(eb, at))
    .returningAll()
    .executeTakeFirst();
}

function isOpen({ eb, and }: ExpressionBuilder<Tables, 'invitation'>, at: EpochMs) {
  return and([
    eb('accepted_at', 'is', null),
    eb('withdrawn_at', 'is', null),
    eb('expires_at', '>', at),
    eb('tries_left', '>', 0),
  ]);
}
