import { bytesToHex } from '@noble/hashes/utils.js';
import type { EpochMs } from '#contract/time/time.ts';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Policy } from '../../policy.ts';
import { isInList, listOf } from '../../database/bulk-insert.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { BankStore, Random } from '../../ports.ts';
import { sha256OfText } from '../../formats/sha-256.ts';
import type { Tables } from '../../tables.ts';
import type { SessionFacts, SessionName } from './read-sessions.ts';

/** 32 random bytes as text, for a cookie. */
export function newSessionToken(random: Random): string {
  return bytesToHex(random.bytes(32));
}

/** The stored form of a token. */
export function tokenHash(token: string): string {
  return sha256OfText(token);
}

/** A session's time of last use is written at most this often. */
export const touchEveryMs = 60_000;

/** Ends the session if it has not ended; tells whose it was, and which. */
export async function endSession(
  db: Kysely<Tables>,
  name: SessionName,
  formerSince: EpochMs,
  at: EpochMs,
): Promise<{ readonly id: string; readonly person_id: string } | undefined> {
  return await db
    .updateTable('session')
    .set({ ended_at: at })
    .where((eb) => isNamed(eb, name, formerSince))
    .where('ended_at', 'is', null)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
}

function isNamed(
  { eb, or, and }: ExpressionBuilder<Tables, 'session'>,
  name: SessionName,
  formerSince: EpochMs,
) {
  return 'id' in name
    ? eb('session.id', '=', name.id)
    : or([
        eb('session.token_hash', '=', name.tokenHash),
        and([
          eb('session.former_token_hash', '=', name.tokenHash),
          eb('session.token_since', '>', formerSince),
        ]),
      ]);
}

/**
 * Gives the session a new token; the one before it is good for `policy.security.formerTokenMs` still. False where the
 * session has ended. To be followed by `bank.sessions.forget()` and `caller.issueSession`.
 */
export async function rotateSession(
  trx: Transaction<Tables>,
  sessionId: string,
  newTokenHash: string,
  at: EpochMs,
): Promise<boolean> {
  const rotated = await trx
    .updateTable('session')
    .set(({ ref }) => ({
      former_token_hash: ref('token_hash'),
      token_hash: newTokenHash,
      token_since: at,
    }))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return rotated !== undefined;
}

/**
 * Whether a session has neither outlived its time nor lain idle for longer than its member has chosen, or the policy
 * where they have not (R-P4). A request less than `touchEveryMs` after the last one noted is not noted itself, and must not
 * be forgotten: so an idle session may live that much longer than the policy says, never shorter.
 */
export function isLive(session: SessionFacts, now: EpochMs, policy: Policy): boolean {
  const minutes = session.auto_logout_minutes;
  const idleMs = minutes === null ? policy.sessionIdleMs : minutes * 60_000;
  return session.expires_at > now && session.seen_at > now - idleMs - touchEveryMs;
}

/**
 * Notes that the sessions were used. A session that another change has locked is passed over: that change comes from its
 * use.
 */
export async function touchSessions(
  { db, engine }: BankStore,
  ids: readonly string[],
  now: EpochMs,
): Promise<void> {
  await touch({ trx: db, engine }, { ids: listOf(ids), now });
}

const touch = prepareQuery(['ids', 'now'], ({ trx, engine, places }) => {
  const named = trx
    .selectFrom('session')
    .select('id')
    .where(isInList({ engine }, 'id', places.ids));
  // Two processes that touch the same ones, each in its own order, would wait for each other.
  const free = engine === 'postgres' ? named.forNoKeyUpdate().skipLocked() : named;
  return trx
    .updateTable('session')
    .set({ seen_at: sql<number>`${places.now}` })
    .where('id', 'in', free);
});
