import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import { tokenHash } from './session.ts';
import type { Tables } from '../../tables.ts';

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
