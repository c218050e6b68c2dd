import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Policy } from '../../policy.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { SessionFacts } from './read-sessions.ts';
import { isLive, tokenHash } from './session.ts';
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

/** The access that survives a change of the password: the session that changed it, and the trust of its browser. */
export interface AccessKept {
  readonly sessionId: string;
  readonly browserToken: string | null;
}

/**
 * Ends whatever somebody may have opened with the password before: the member's sessions, second steps that are under
 * way, and the trust of browsers. Tells how many sessions were open.
 */
export async function endAccess(
  trx: Transaction<Tables>,
  personId: string,
  at: EpochMs,
  kept: AccessKept | null,
): Promise<number> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(kept !== null, (query) => query.where('id', '<>', kept?.sessionId ?? ''))
    .returning('id')
    .execute();
  const browser = kept?.browserToken ?? null;
  await trx
    .updateTable('known_browser')
    .set({ trusted_until: null })
    .where('person_id', '=', personId)
    .where('trusted_until', 'is not', null)
    .$if(browser !== null, (query) => query.where('token_hash', '<>', tokenHash(browser ?? '')))
    .execute();
  await forgetPushedBrowsers(trx, [personId], browser === null ? null : tokenHash(browser));
  await trx
    .deleteFrom('challenge')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'sign-in')
    .execute();
  return ended.length;
}

/**
 * Ends push messages for these persons on every browser except the kept one. Messages waiting for the others are given up.
 */
export async function forgetPushedBrowsers(
  db: Kysely<Tables>,
  personIds: readonly string[],
  keptBrowserHash: string | null = null,
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('person_id', 'in', personIds)
    .$if(keptBrowserHash !== null, (query) =>
      query.where(({ or, eb }) =>
        or([eb('browser_hash', 'is', null), eb('browser_hash', '<>', keptBrowserHash ?? '')]),
      ),
    )
    .execute();
}

/** Links for a new password that were sent before are good for nothing: the password is another, or the email is. */
export async function forgetResetLinks(trx: Transaction<Tables>, personId: string): Promise<void> {
  await trx.deleteFrom('password_reset').where('person_id', '=', personId).execute();
}
