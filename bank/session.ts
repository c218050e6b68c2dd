import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Policy } from './policy.ts';
import type { Random } from './ports.ts';
import type { SessionRow, Tables } from './tables.ts';

/** 32 random bytes as text, for a cookie. */
export function newSessionToken(random: Random): string {
  return bytesToHex(random.bytes(32));
}

/** What the store keeps of a token. */
export function tokenHash(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}

/** A session's time of last use is written at most this often. */
export const touchEveryMs = 60_000;

/** A session, and how long its member lets it lie idle. */
export type SessionFacts = Selectable<SessionRow> & {
  readonly auto_logout_minutes: number | null;
};

/** The session of the token, if it has not been ended. */
export async function readSession(
  db: Kysely<Tables>,
  hash: string,
): Promise<SessionFacts | undefined> {
  return await db
    .selectFrom('session')
    .leftJoin('member_settings', 'member_settings.member_id', 'session.member_id')
    .selectAll('session')
    .select('auto_logout_minutes')
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Whether a session has neither outlived its time nor lain idle for longer than its member has chosen, or the policy
 * where they have not (R-P4). An ask less than `touchEveryMs` after the last one noted is not noted itself, and must not
 * be forgotten: so an idle session may live that much longer than the policy says, never shorter.
 */
export function isLive(session: SessionFacts, now: EpochMs, policy: Policy): boolean {
  const minutes = session.auto_logout_minutes;
  const idleMs = minutes === null ? policy.sessionIdleMs : minutes * 60_000;
  return session.expires_at > now && session.seen_at > now - idleMs - touchEveryMs;
}

/** Notes that the session was used. */
export async function touchSession(db: Kysely<Tables>, hash: string, now: EpochMs): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', hash).execute();
}
