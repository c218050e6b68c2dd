import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Policy } from '../../policy.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { SessionFacts } from './read-sessions.ts';
import { isLive } from './session.ts';
import type { Tables } from '../../tables.ts';

/** The sessions in which the member is signed in at that moment, newest first. */
export async function liveSessions(
  db: Kysely<Tables>,
  personId: string,
  now: EpochMs,
  policy: Policy,
): Promise<SessionFacts[]> {
  const open = await db
    .selectFrom('session')
    .leftJoin('person_settings', 'person_settings.person_id', 'session.person_id')
    .selectAll('session')
    .select('auto_logout_minutes')
    .where('session.person_id', '=', personId)
    // None is older; so what was years ago is not read.
    .where('created_at', '>', now - policy.sessionMaxMs)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return open.filter((session) => isLive(session, now, policy));
}

/** Ends the member's session of that id; false where there is no such one. */
export async function endSessionById(
  { trx }: DatabaseTransaction,
  personId: string,
  id: string,
  at: EpochMs,
): Promise<boolean> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of the member but one. */
export async function endSessionsBut(
  { trx }: DatabaseTransaction,
  personId: string,
  id: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}
